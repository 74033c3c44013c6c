declare module 'board-picture:*' {
  /** The address of the picture. */
  const address: string;
  export default address;
}

declare module 'pictograms:*' {
  /** The outlines of pictures by kind and id: the picture, and a small one in its corner. */
  const pictograms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  export default pictograms;
}

declare module 'lessons:*' {
  /** All lessons of a game, in order. */
  const lessons: readonly import('./lessons/lesson.ts').Lesson[];
  export default lessons;
}
