// Tries only some of the mutants, so that a score can be estimated in minutes.
import { createHash } from 'node:crypto';

/** Which mutants are tried; all, unless limited. */
let limit;

/** From now on only so many mutants are tried, which ones by a seed. */
export function limitTo(size, seed) {
  limit = { size, seed };
}

/** The number after --sample. */
export function sampleSize(text) {
  if (text === undefined) return undefined;
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1) throw new Error(`--sample ${text}: expected a whole number, 1 or more.`);
  return size;
}

/** So many of a list, in its order: the same ones for the same seed. */
export function drawn(list, size, seed) {
  const lots = list.map((item, place) => ({ item, place, lot: lotOf(`${seed} ${place}`) }));
  const first = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, size);
  return first.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

function lotOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** How far the score of so many mutants, as a share, may be from the score of all: two standard errors, in percent. */
function margin(score, size) {
  return 200 * Math.sqrt((score * (1 - score)) / size);
}

/** Before the other reporters: takes out of the plan what is not in the sample, and says what the score of a sample is worth. */
const reporter = {
  onMutationTestingPlanReady({ mutantPlans }) {
    if (limit === undefined || mutantPlans.length <= limit.size) return;
    limit.all = mutantPlans.length;
    mutantPlans.splice(0, mutantPlans.length, ...drawn(mutantPlans, limit.size, limit.seed));
  },
  onMutationTestReportReady(_report, { systemUnderTestMetrics: { metrics } }) {
    if (limit?.all === undefined) return;
    const { mutationScore, totalValid } = metrics;
    const within = margin(mutationScore / 100, totalValid).toFixed(1);
    console.log(
      `${totalValid} of ${limit.all} mutants, seed "${limit.seed}": ${mutationScore.toFixed(1)} % +- ${within}`,
    );
  },
};

export const strykerPlugins = [{ kind: 'Reporter', name: 'sample', value: reporter }];
