import './app';
