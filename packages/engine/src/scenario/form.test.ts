import { describe, expect, it } from 'vitest';
import { NotAScenario, readScenarios } from './form.ts';

const head = 'scenario: A trade\ngame: bazaar\nseats: [anna, ben]\n';

describe('a scenario file', () => {
  it('needs no more than a name, a game and seats', () => {
    expect(readScenarios(head)).toEqual([{ scenario: 'A trade', game: 'bazaar', seats: ['anna', 'ben'] }]);
  });

  it('may hold several scenarios', () => {
    expect(readScenarios(`${head}---\n${head.replace('A trade', 'Another')}`).map(({ scenario }) => scenario)).toEqual([
      'A trade',
      'Another',
    ]);
  });

  it('takes an answer in its short form, whatever the answer is', () => {
    const [scenario] = readScenarios(`${head}play:\n  - anna: true\n  - ben: { do: done }\n`);
    expect(scenario?.play).toEqual([
      { seat: 'anna', answer: true },
      { seat: 'ben', answer: { do: 'done' } },
    ]);
  });

  it('takes an answer in its long form, with what it must be refused for', () => {
    const answer = { seat: 'anna', answer: 7, topic: 'bid', refused: 'out-of-range', rule: 'AU 3.2' };
    expect(readScenarios(`${head}play:\n  - ${JSON.stringify(answer)}\n`)[0]?.play).toEqual([answer]);
  });

  it.each([
    { expect: { round: 1 } },
    { close: 'bazaar' },
    { time: 'called' },
    { leave: 'anna' },
    { arrive: 'zoe' },
    { default: 'anna' },
  ])('may say %j', (doing) => {
    expect(readScenarios(`${head}play:\n  - ${JSON.stringify(doing)}\n`)[0]?.play).toEqual([doing]);
  });

  it.each([
    ['nothing', '', 'the file is empty'],
    ['no YAML', `${head}options: [`, 'part 1 is not YAML'],
    ['no scenario', 'game: bazaar\n', 'part 1 is not a scenario'],
    ['a scenario without seats', head.replace('[anna, ben]', '[]'), '/seats'],
    ['a word nobody knows', `${head}weather: fine\n`, 'part 1 is not a scenario'],
    ['play that is no play', `${head}play:\n  - time: out\n`, '/play/0'],
    [
      'a misspelt word about people',
      `${head}people: { gon: [anna] }\n`,
      '/people/gon is unknown. There is no gon. Did',
    ],
    ['somebody who left twice', `${head}people: { gone: [anna, anna] }\n`, 'line 4: /people/gone'],
    ['a position beside another', `${head}position: {}\ngiven: {}\n`, 'line 4: /position is a whole position'],
    [
      'the rule of no refusal',
      `${head}play:\n  - { seat: anna, answer: 1, rule: BZ 1 }\n`,
      'line 5: /play/0 names a rule',
    ],
    ['no facts to expect', `${head}expect: 3\n`, '/expect'],
    ['a second part that is wrong', `${head}---\ngame: bazaar\n`, 'part 2 is not a scenario'],
  ])('that holds %s is refused with what is wrong', (_, text, message) => {
    expect(() => readScenarios(text)).toThrow(NotAScenario);
    expect(() => readScenarios(text)).toThrow(message);
  });
});
