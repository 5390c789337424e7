import './board.js';
