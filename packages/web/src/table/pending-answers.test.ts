import { sampleTableView } from '@ecumene/client/testing';
import { type Refusal, refuse, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { Outlook } from '../port/outlook.ts';
import { PendingAnswers } from './pending-answers.ts';

class Shown extends Outlook {
  show(number: number): void {
    this.turnTo(sampleTableView({ number }), []);
  }
}

const taken = async (): Promise<undefined> => undefined;
const refused = async (): Promise<Refusal> => refuse('no', say('No.'));

function atTable(): { readonly shown: Shown; readonly way: PendingAnswers } {
  const shown = new Shown();
  shown.show(1);
  return { shown, way: new PendingAnswers(shown) };
}

describe('an answer on its way', () => {
  test('counts once, however often it is pressed', async () => {
    const { shown, way } = atTable();
    let arrive = (): void => {};
    const first = way.once('q1', () => new Promise((resolve) => (arrive = () => resolve(undefined))));
    expect(await way.once('q1', taken)).toBe(false);
    shown.show(2);
    arrive();
    expect(await first).toBe(true);
  });

  test('may be given again when it could not be sent', async () => {
    const { way } = atTable();
    await expect(way.once('q1', () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(await way.once('q1', taken)).toBe(true);
  });

  test('may be given again once the first was taken back', async () => {
    const { shown, way } = atTable();
    const moving = async (): Promise<undefined> => {
      shown.show((shown.tableView()?.number ?? 0) + 1);
      return undefined;
    };
    expect(await way.once('q1', moving)).toBe(true);
    shown.show(3);
    expect(await way.once('q1', moving)).toBe(true);
  });

  test('is asked until it is shown, when it is confirmed before', async () => {
    const { shown, way } = atTable();
    expect(await way.once('q1', taken)).toBe(true);
    expect(await way.once('q1', taken)).toBe(false);
    shown.show(2);
    expect(await way.once('q1', taken)).toBe(true);
  });

  test('may be given again after it was refused', async () => {
    const { way } = atTable();
    expect(await way.once('q1', refused)).toBe(false);
    expect(await way.once('q1', taken)).toBe(true);
  });

  test('does not stand in the way of another question', async () => {
    const { way } = atTable();
    expect(await way.once('q1', taken)).toBe(true);
    expect(await way.once('q2', taken)).toBe(true);
  });
});
