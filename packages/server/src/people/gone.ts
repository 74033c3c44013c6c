/** Whether somebody is still here, has gone but their tables are not all seen to, or has gone for good. */
export const GONE = { not: 0, leaving: 1, forGood: 2 } as const;
