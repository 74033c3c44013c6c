/** What has a picture: what is traded, what strikes, and what is learned. */
export type PicturedKind = 'commodity' | 'calamity' | 'advance';
