import type { AncientEvent, AncientView, NationView } from '@ecumene/ancients';
import type * as charts from '../../../charts/past-of-game.ts';
import { labelsOf } from '../../../charts/samples.ts';
import { emblemOf } from '../../../nations/emblems.ts';
import { Sign } from '../../../nations/Sign.tsx';
import { t } from '../../../text/text.ts';

type Figure = charts.Figure;
type Line = charts.Line;
type Sample = charts.Sample<AncientView>;
type Telling = charts.Telling<AncientView, AncientEvent>;

const MARKS: Readonly<Record<string, string>> = {
  'calamity-strikes': 'calamity',
  fought: 'conflict',
  'city-stormed': 'conflict',
  'attack-failed': 'conflict',
  'ships-fought': 'conflict',
  'cards-acquired': 'purchase',
};

/** How the past of a Civilization game is drawn. */
export const pastOf = (advances: string): charts.PastOfGame<AncientView, AncientEvent> => ({
  turnBegins: ({ event }) => (event.what === 'turn-begins' ? event.turn : undefined),
  mark({ event: { what } }) {
    return Object.hasOwn(MARKS, what) ? MARKS[what] : undefined;
  },
  lanes: [
    { kind: 'calamity', title: t('Calamities') },
    { kind: 'conflict', title: t('Conflicts') },
    { kind: 'purchase', title: t('Purchases') },
  ],
  figures: (telling) => [
    bySample(telling, 'score', t('Points'), ({ tableView }, { seat }) => scoreOf(tableView.ranking, seat)),
    bySample(telling, 'cities', t('Cities'), (_, nation) => nation.cities),
    bySample(telling, 'cards', advances, (_, nation) => Object.keys(nation.cards).length),
    census(telling),
  ],
});

function scoreOf(ranking: Sample['tableView']['ranking'], seat: NationView['seat']): number | undefined {
  return ranking.find((one) => one.seat === seat)?.score;
}

/** Nations somebody leads, as they were when it was last looked. */
function leadersIn(samples: Telling['samples']): readonly NationView[] {
  return (samples.at(-1)?.tableView.view.nations ?? []).filter(({ seat }) => seat !== null);
}

function lineOf(nation: string, name: Telling['name'], values: Line['values']): Line {
  return {
    key: nation,
    name: name('nation', nation),
    colour: emblemOf(nation).colour,
    badge: <Sign nation={nation} size={18} />,
    values,
  };
}

function bySample(
  { samples, name }: Telling,
  id: string,
  title: string,
  value: (sample: Sample, nation: NationView) => number | undefined,
): Figure {
  const lines = leadersIn(samples).map((leader) =>
    lineOf(
      leader.name,
      name,
      samples.map((sample) => {
        const then = sample.tableView.view.nations.find((one) => one.name === leader.name && one.seat !== null);
        return then === undefined ? undefined : value(sample, then);
      }),
    ),
  );
  const over = samples.at(-1)?.tableView.over === true;
  return { id, title, labels: labelsOf(samples, over ? t('end') : t('now')), lines };
}

/** What each census counted. */
function census({ samples, story, name }: Telling): Figure {
  const counts: { readonly turn: string; readonly tokens: ReadonlyMap<string, number> }[] = [];
  let turn = 0;
  for (const { happening } of story) {
    const { event } = happening;
    if (event.what === 'turn-begins') turn = event.turn;
    if (event.what !== 'census') continue;
    const { order, tokens } = event;
    counts.push({ turn: String(turn), tokens: new Map(order.map((nation, i) => [nation, tokens[i] ?? 0])) });
  }
  const lines = leadersIn(samples).map((leader) =>
    lineOf(
      leader.name,
      name,
      counts.map(({ tokens }) => tokens.get(leader.name)),
    ),
  );
  return { id: 'census', title: t('Census'), labels: counts.map((one) => one.turn), lines };
}
