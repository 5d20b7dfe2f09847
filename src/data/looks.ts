export type Hair =
  | 'short'
  | 'parted'
  | 'bob'
  | 'long'
  | 'curls'
  | 'bun'
  | 'tail'
  | 'waves'
  | 'crop'
  | 'scarf'
  | 'quiff'
  | 'bald'
  | 'fringe'
  | 'pixie'
  | 'afro'
  | 'braid'
  | 'beanie';

/** Drawing of a person; the colours are the same in both themes. */
export interface PersonLook {
  hair: Hair;
  skin: string;
  /** Colour of the hair, or of the scarf or beanie over it. */
  tint: string;
  cloth: string;
  /** Shape of the head: oval unless given. */
  face?: 'round' | 'long';
  wears?: 'glasses' | 'headset' | 'earrings';
  beard?: 'full' | 'stubble' | 'moustache';
  collar: 'crew' | 'shirt' | 'hood' | 'roll';
}

/** Colours behind a portrait. */
export type Tone = 'leaf' | 'sky' | 'sun' | 'rose' | 'stone';

/** Identity of a look: all fields except the clothes. No two people share it. */
export const faceOf = ({ hair, skin, tint, face, wears, beard }: PersonLook) => [hair, skin, tint, face, wears, beard];
