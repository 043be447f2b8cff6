export { Counter } from './counter.js';
export { Die, type DieFace } from './die.js';
export { type Offer, OfferRow } from './offer-row.js';
export { type BoardSlot, PlayerBoard } from './player-board.js';
export { Token, TokenFace, type TokenMark } from './token.js';
export { Track, type TrackMarker } from './track.js';
