/** The picture of the game on its card in the lobby. */
export { KleineHeldenPicture as LobbyArt } from './art/lobby-picture.js';
