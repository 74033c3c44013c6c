export * from './account.ts';
export { Dice } from './dice.ts';
export { EntryForm } from './entry-form.ts';
export { type Stored, Unreadable } from './format.ts';
export * from './game.ts';
export { Given, unknownName, WrongGiven } from './given.ts';
export { inHalves, type ViewHalves } from './halves.ts';
export { interventionOf } from './intervention.ts';
export * from './journal.ts';
export { isJournal } from './journal-form.ts';
export * from './json.ts';
export { type Handover, Notes, type Proposal } from './notes.ts';
export * from './options.ts';
export { Fault, type Outcome } from './outcome.ts';
export type { Decided, Planning } from './planning.ts';
export type { Asked } from './prepared.ts';
export * from './program.ts';
export { faultOfAsides, faultsOf, isSaved } from './proof.ts';
export * from './question.ts';
export * from './questions/index.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './rules.ts';
export type { Position } from './run.ts';
export { type Loaded, load, type Saved, save } from './save.ts';
export * from './script.ts';
export type { Setup } from './setup.ts';
export * from './table.ts';
export type { Awaited } from './table-facts.ts';
export { Tally } from './tally.ts';
export * from './text.ts';
export {
  type Checkpoint,
  type Keeping,
  NOTHING_KEPT,
  type NumberedMove,
  type Played,
  SEARCHED,
  SERVED,
  Stuck,
} from './timeline.ts';
export { versionsOf, whyNotReplayed } from './versions.ts';
export { EVERYBODY, inTurnWhereItMatters, type MayAct, pacedWhereItMatters } from './where-it-matters.ts';
export * from './world.ts';
