import type { OfferView } from '@ecumene/ancients';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CARDS, sampleMeans } from '../../../testing/sample-ancients.ts';
import {
  acceptance,
  answerTo,
  askFor,
  askLess,
  BLANK,
  canAccept,
  counterTo,
  giveLess,
  giveMore,
  handAfter,
  isBlank,
  lacks,
  type Means,
  moveOf,
  startWith,
  stillMeant,
  unnamed,
} from './draft.ts';

function meansOf(...hand: string[]): Means {
  return sampleMeans(hand, { mayGive: (id) => SAMPLE_CARDS.faceOf(id)?.tradable === true, outside: () => 4 });
}

const OFFER: OfferView = {
  id: 7,
  from: 'egypt',
  to: null,
  counters: null,
  gives: 3,
  names: ['wine', 'wine'],
  wants: 3,
  asks: ['salt', 'iron'],
};

describe('the composer fills itself', () => {
  it('[AC 28.3] with two commodities in front and a third card, from one that was touched', () => {
    const means = meansOf('oil', 'salt', 'cloth', 'ochre', 'cloth');
    const draft = startWith('oil', means);
    expect(draft).toMatchObject({ give: ['oil', 'ochre', 'salt'], asks: ['cloth', 'cloth'], wants: 3, to: null });
    expect(lacks(draft, means)).toBeUndefined();
    expect(moveOf(draft)).toEqual({
      do: 'offer',
      give: ['oil', 'ochre', 'salt'],
      asks: ['cloth', 'cloth'],
      wants: 3,
    });
  });

  it('[AC 28.3] hiding a calamity that can be traded behind the cards it names', () => {
    expect(startWith('oil', meansOf('oil', 'treachery', 'salt', 'cloth')).give).toEqual(['oil', 'salt', 'treachery']);
    expect(startWith('treachery', meansOf('treachery', 'salt', 'ochre', 'wine')).give).toEqual([
      'ochre',
      'salt',
      'treachery',
    ]);
  });

  it('[AC 29.2] never with a calamity that cannot be traded', () => {
    expect(startWith('oil', meansOf('oil', 'famine', 'salt', 'cloth')).give).toEqual(['oil', 'salt', 'cloth']);
  });

  it('asking for nothing far above what it gives', () => {
    const means = meansOf('hides', 'ochre', 'papyrus', 'gold', 'salt');
    expect(startWith('hides', means).asks).toEqual(['salt', 'salt']);
  });

  it('asking for nothing that nobody else can have', () => {
    const means = { ...meansOf('oil', 'salt', 'ochre', 'cloth'), outside: () => 1 };
    expect(startWith('oil', means).asks).toEqual([]);
    expect(lacks(startWith('oil', means), means)).toBe('asks');
  });
});

describe('a draft', () => {
  const means = meansOf('oil', 'oil', 'salt', 'ochre', 'iron', 'epidemic');

  it('grows by cards that are there, commodities before calamities', () => {
    const draft = { ...BLANK, give: ['oil', 'epidemic'], asks: ['wine', 'wine'] };
    expect(giveMore(draft, 'salt', means).give).toEqual(['oil', 'salt', 'epidemic']);
    expect(giveMore(draft, 'epidemic', means)).toBe(draft);
    expect(giveLess(draft, 0).give).toEqual(['epidemic']);
  });

  it('[AC 28.3] says what is missing', () => {
    expect(lacks({ ...BLANK, give: ['oil', 'epidemic'] }, means)).toBe('named');
    expect(lacks({ ...BLANK, give: ['oil', 'salt'] }, means)).toBe('give');
    expect(lacks({ ...BLANK, give: ['oil', 'salt', 'epidemic'], asks: ['wine'] }, means)).toBe('asks');
  });

  it('asks for the two cards wished for last', () => {
    const draft = askFor(askFor(askFor(BLANK, 'wine', means), 'gold', means), 'dye', means);
    expect(draft.asks).toEqual(['gold', 'dye']);
    expect(askLess(draft, 0).asks).toEqual(['dye']);
  });

  it('knows the hand after it as far as anyone can', () => {
    const draft = { ...BLANK, give: ['oil', 'salt', 'epidemic'], asks: ['iron', 'iron'], wants: 4 };
    expect(handAfter(draft, means.hand).sort()).toEqual(['iron', 'iron', 'iron', 'ochre', 'oil']);
    expect(unnamed(draft, means)).toBe(2);
  });
});

describe('an offer that is touched', () => {
  it('[AC 28.3] is taken up with what it asks for and what one can best do without', () => {
    const means = meansOf('salt', 'iron', 'oil', 'ochre');
    expect(canAccept(OFFER, means)).toBe(true);
    const draft = answerTo(OFFER, means);
    expect(draft.give).toEqual(['salt', 'iron', 'ochre']);
    expect(lacks(draft, means)).toBeUndefined();
    expect(moveOf(draft)).toEqual({ do: 'accept', offer: 7, give: ['salt', 'iron', 'ochre'] });
  });

  it('[AC ST reach-trade.3] may be taken up through a third nation', () => {
    const draft = { ...acceptance(OFFER, meansOf('salt', 'iron', 'ochre')), through: 'asia' };
    expect(moveOf(draft)).toEqual({ do: 'accept', offer: 7, give: ['salt', 'iron', 'ochre'], through: 'asia' });
  });

  it('keeps what it asks for while the rest is exchanged', () => {
    const means = meansOf('salt', 'iron', 'oil', 'ochre');
    const draft = acceptance(OFFER, means);
    expect(giveLess(draft, 0)).toBe(draft);
    expect(lacks(giveLess(draft, 2), means)).toBe('count');
    expect(giveMore(draft, 'oil', means).give).toEqual(['salt', 'iron', 'oil']);
  });

  it('is answered by another offer to the same nation where it cannot be taken up', () => {
    const means = meansOf('salt', 'oil', 'ochre', 'wine');
    expect(canAccept(OFFER, means)).toBe(false);
    const draft = answerTo(OFFER, means);
    expect(draft).toEqual(counterTo(OFFER, means));
    expect(moveOf(draft)).toEqual({
      do: 'offer',
      give: ['salt', 'ochre', 'oil'],
      asks: ['wine', 'wine'],
      wants: 3,
      to: 'egypt',
      counters: 7,
    });
  });

  it('is answered and taken up without giving what it brings, as long as there is anything else', () => {
    const hides = { ...OFFER, names: ['hides', 'grain'] };
    const means = meansOf('grain', 'grain', 'hides', 'iron', 'papyrus', 'papyrus');
    expect(counterTo(hides, means).give).toEqual(['iron', 'papyrus', 'papyrus']);
    expect(counterTo(hides, meansOf('hides', 'hides', 'iron')).give.toSorted()).toEqual(['hides', 'hides', 'iron']);
    expect(acceptance(hides, meansOf('salt', 'iron', 'hides', 'cloth')).give).toEqual(['salt', 'iron', 'cloth']);
  });

  it('[AC 29.2] cannot be taken up with cards that may not be traded', () => {
    expect(canAccept(OFFER, meansOf('salt', 'iron', 'famine'))).toBe(false);
    expect(canAccept(OFFER, meansOf('salt', 'iron', 'epidemic'))).toBe(true);
  });
});

describe('what is made up is still meant', () => {
  const means = meansOf('salt', 'iron', 'oil', 'ochre');

  it('while the cards are there and the offer it answers stands', () => {
    const seenAnew = { ...OFFER, asks: [...OFFER.asks] };
    for (const draft of [acceptance(OFFER, means), counterTo(OFFER, means)]) {
      expect(stillMeant(draft, means.hand, [seenAnew])).toBe(draft);
      expect(stillMeant(draft, ['oil'], [OFFER])).toBe(BLANK);
    }
    const draft = startWith('oil', means);
    expect(stillMeant(draft, means.hand, [])).toBe(draft);
  });

  it('as an offer of its own to the same nation, when the offer it was to answer is gone', () => {
    const begun = counterTo(OFFER, means);
    const draft = giveMore(stillMeant(begun, means.hand, []), 'oil', means);
    expect(draft).toMatchObject({ to: 'egypt', counters: null, lost: OFFER });
    expect(moveOf(draft)).toEqual({
      do: 'offer',
      give: [...begun.give, 'oil'],
      asks: ['wine', 'wine'],
      wants: 3,
      to: 'egypt',
    });
  });

  it('no more, when the offer it was to take up is gone', () => {
    const draft = stillMeant(acceptance(OFFER, means), means.hand, []);
    expect(isBlank(draft)).toBe(true);
    expect(draft.lost).toBe(OFFER);
  });

  it('not for another offer that bears the same number', () => {
    const another = { ...OFFER, from: 'crete' };
    expect(stillMeant(acceptance(OFFER, means), means.hand, [another]).accepts).toBeNull();
    expect(stillMeant(counterTo(OFFER, means), means.hand, [another]).counters).toBeNull();
  });
});
