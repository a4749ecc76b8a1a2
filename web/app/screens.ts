// All screens but the first one, which come together.
import './carry';
import './game-page';
import './join';
import './replay/screen';
import './solved/puzzle-page';
import './table/screen';
