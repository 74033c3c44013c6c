export { sampleAnswers, sampleInfo, sampleSeat, sampleSight } from './samples.ts';
export { TestWire } from './test-wire.ts';
