// What lessons are shown by, which comes together.
import './course';
import './lesson';
