/** What a card says in one language. A card without a special rule has an empty text. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}
