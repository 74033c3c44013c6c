import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

/** Figures for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Histogram;
  readonly entries: Counter;
  readonly answers: Counter;
  readonly commits: Histogram;

  constructor(house: House, sockets: () => number) {
    const registers = [this.registry];
    // The delay of the event loop is among these.
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'ecumene_request_seconds',
      help: 'How long requests over HTTP took.',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    this.commits = new Histogram({
      name: 'ecumene_commit_seconds',
      help: 'How long it took until what was written was on disk.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    this.entries = new Counter({ name: 'ecumene_entries_total', help: 'Entries written to journals.', registers });
    this.answers = new Counter({
      name: 'ecumene_answers_total',
      help: 'Answers written to journals, by game.',
      labelNames: ['game'],
      registers,
    });
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('ecumene_sockets', 'Open sockets.', sockets);
    gauge('ecumene_tables_awake', 'Tables in memory.', () => house.tables.size);
    gauge('ecumene_tables_watched', 'Tables somebody looks at.', () => house.watchedTables.count.tables);
    gauge('ecumene_thinking', 'What waits for a thread to think about it.', () => house.pool.waiting);
    new Gauge({
      name: 'ecumene_queue',
      help: 'What waits for a thread, by kind.',
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, waiting] of Object.entries(house.pool.queues)) this.set({ kind }, waiting);
      },
    });
    house.base.store.committed = (milliseconds) => this.commits.observe(milliseconds / 1000);
    house.tables.listeners.onChange(({ live, from, elsewhere }) => {
      if (elsewhere) return;
      this.entries.inc(Math.max(0, live.row.number - from));
      const answers = live.table?.journal.slice(from).filter((entry) => entry.is === 'answer').length ?? 0;
      if (answers > 0) this.answers.inc({ game: live.row.game }, answers);
    });
  }
}
