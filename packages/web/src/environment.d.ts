declare module 'board-picture:*' {
  /** The address of the picture. */
  const address: string;
  export default address;
}
