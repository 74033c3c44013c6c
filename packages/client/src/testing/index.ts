export { SAMPLE_CLOCK, sampleAnswers, sampleInfo, sampleSeat, sampleTableView } from './samples.ts';
export { TestWire } from './test-wire.ts';
