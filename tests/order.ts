import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: those in the browser take longest and begin first, so that both workers are busy to the end.
 * Vitest puts the longest first where it knows from an earlier run how long they took, and otherwise the largest.
 */
export class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isInBrowser = ({ project }: TestSpecification): boolean => project.name === 'browser';
    return [...sorted.filter(isInBrowser), ...sorted.filter((file) => !isInBrowser(file))];
  }
}
