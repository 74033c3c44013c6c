import { FromClient, SeatRequest } from '@ecumene/client';
import { isRecord, randomFrom, say } from '@ecumene/engine';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { type Aim, aimedMessage, foreignMessage } from './targeted-messages.ts';

const isMessage = Compile(FromClient);
const QUESTION = { kind: 'name-number', topic: 'ransom', text: say('How many?'), least: 0, most: 5 };
const AIM: Aim = {
  number: 7,
  questions: ['seat-1', 'seat-2'].map((seat) => ({ id: `3.${seat}.1`, seat, question: QUESTION })),
};

const kindsOf = (schema: { readonly anyOf: readonly { readonly properties: object }[] }, name: string): unknown[] =>
  schema.anyOf.flatMap(({ properties }) => {
    const kind: unknown = Object.entries(properties).find(([key]) => key === name)?.[1];
    return isRecord(kind) ? [kind['const']] : [];
  });

/** So many messages of one kind of sender, and the requests among them. */
function sent(make: typeof aimedMessage) {
  const random = randomFrom('aimed');
  const messages = Array.from({ length: 3000 }, () => make(random, AIM));
  const requests = messages.flatMap(({ request }) => (isRecord(request) ? [request] : []));
  return { messages, requests };
}

describe('messages that are aimed at a table', () => {
  const { messages, requests } = sent(aimedMessage);

  it('are all in order', () => {
    expect(messages.filter((message) => !isMessage.Check(JSON.parse(JSON.stringify(message))))).toEqual([]);
  });

  it('are of every kind there is', () => {
    expect(new Set(messages.map(({ is }) => is))).toEqual(new Set(kindsOf(FromClient, 'is')));
    expect(new Set(requests.map((request) => request['do']))).toEqual(new Set(kindsOf(SeatRequest, 'do')));
  });

  it('answer what is asked of any seat, well and badly', () => {
    const answers = requests.filter((request) => request['do'] === 'answer');
    expect(new Set(answers.map(({ question }) => question))).toEqual(new Set(['3.seat-1.1', '3.seat-2.1']));
    const good = answers.filter(({ answer }) => Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= 5);
    expect(good.length).toBeGreaterThan(answers.length / 4);
    expect(good.length).toBeLessThan((answers.length * 3) / 4);
  });

  it('do nothing but answer where nothing may change', () => {
    expect(new Set(sent(foreignMessage).requests.map((request) => request['do']))).toEqual(new Set(['answer']));
  });
});
