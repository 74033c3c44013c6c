import { type Thing, the } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { TurningList } from '../../../replay/TurningList.tsx';
import { type AtTable, useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { fighterBy } from '../events.ts';
import type { TurningPoint } from './story.ts';

/** Moments worth going back to, in the words of this game. */
export function TurningPoints({ points }: { readonly points: readonly TurningPoint[] }): ReactElement {
  const { name } = useTable();
  return (
    <TurningList
      points={points.map((point) => ({
        is: point.is,
        number: point.number,
        turn: point.turn,
        signs: nationsOf(point).map((nation) => <Sign key={nation} nation={nation} size={24} />),
        says: inWordsOf(point, name),
        subject: subjectOf(point),
      }))}
    />
  );
}

/** What names it among all that happened at that moment. */
function subjectOf(point: TurningPoint): Thing | undefined {
  switch (point.is) {
    case 'lead':
      return undefined;
    case 'calamity':
      return the('card', point.blow.calamity);
    case 'conflict':
      return the('area', point.area);
    case 'deal':
      return the('nation', point.nations[0]);
    case 'purchase':
      return the('nation', point.nation);
  }
}

function nationsOf(point: TurningPoint): readonly string[] {
  switch (point.is) {
    case 'lead':
    case 'purchase':
      return [point.nation];
    case 'calamity':
      return [point.blow.victim];
    case 'conflict':
    case 'deal':
      return point.nations.slice(0, 2);
  }
}

function inWordsOf(point: TurningPoint, name: AtTable['name']): string {
  switch (point.is) {
    case 'lead':
      return t('{nation} takes the lead from {from}.', {
        nation: name('nation', point.nation),
        from: name('nation', point.from),
      });
    case 'calamity': {
      const { blow, points } = point;
      const others = [...blow.losses.keys()].filter((nation) => nation !== blow.victim);
      const says = { calamity: name('card', blow.calamity), victim: name('nation', blow.victim), points };
      return others.length === 0
        ? t('{calamity} strikes {victim}: {points} unit points are lost.', says)
        : t('{calamity} strikes {victim} and {others}: {points} unit points are lost.', {
            ...says,
            others: others.map((nation) => name('nation', nation)),
          });
    }
    case 'conflict':
      return t('{nations} fight over {area}: {lost, plural, one {# token is lost} other {# tokens are lost}}.', {
        nations: point.nations.map((nation) => name('nation', fighterBy(point.because)(nation))),
        area: name('area', point.area),
        lost: point.lost,
      });
    case 'deal':
      return t('{first} and {second} trade {cards} cards in one trade.', {
        first: name('nation', point.nations[0]),
        second: name('nation', point.nations[1]),
        cards: point.cards,
      });
    case 'purchase':
      return t('{nation} buys {cards}, worth {worth}.', {
        nation: name('nation', point.nation),
        cards: point.cards.map((card) => name('card', card)),
        worth: point.worth,
      });
  }
}
