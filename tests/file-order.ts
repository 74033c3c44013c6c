import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects whose files take longest. */
const LONGEST: readonly string[] = ['browser', 'long'];
/** What `npm test -- --shuffle` sets: the files run in an order made of these words. */
const SHUFFLE = process.env['ECUMENE_SHUFFLE'];

/**
 * The order of test files. Those that take longest begin first, so that both workers are busy to the end: Vitest knows from an
 * earlier run how long they took, and before the first run it takes the largest for the longest. The files of a project stay
 * together, because a worker that goes on with another project imports everything anew.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = SHUFFLE === undefined ? await super.sort(files) : shuffled(files, SHUFFLE);
    const isLong = ({ project }: TestSpecification): boolean => LONGEST.includes(project.name);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

function shuffled(files: readonly TestSpecification[], seed: string): TestSpecification[] {
  const keyed = files.map((file) => ({ file, key: keyOf(`${seed} ${file.moduleId}`) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file);
}

function keyOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
