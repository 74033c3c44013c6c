import { describe, expect, test } from 'vitest';
import { idOf } from '../cards/numbered.ts';
import { statistics } from '../statistics.ts';
import { act, of, position, refused } from '../testing.ts';
import { amountOf } from '../tokens.ts';

describe('units and tactics', () => {
  test('[TTA build-unit.1] [TTA build-unit.2] [TTA build-unit.3] [TTA build-unit.4] [TTA build-unit.5] [TTA units.1] [TTA units.2] a unit costs a military action and resources', () => {
    const world = position({ anna: { workers: { knights: 0 }, tokens: { bronze: 3 } } });
    act(world, { do: 'build', card: 'knights' });
    expect([of(world).militaryReady, of(world).civilReady, amountOf(of(world), 'resources')]).toEqual([1, 4, 0]);
    expect(statistics(world, of(world)).strength).toBe(3);
  });

  test('[TTA upgrade-unit.1] [TTA upgrade-unit.2] [TTA upgrade-unit.3] [TTA upgrade-unit.4] [TTA upgrade-unit.6] [TTA upgrade-unit.7] a unit is upgraded within its type', () => {
    const world = position({ anna: { workers: { knights: 0, riflemen: 0 }, tokens: { bronze: 3 } } });
    expect(refused(world, { do: 'upgrade', from: 'warriors', to: 'knights' })?.[0]).toBe('not-higher');
    act(world, { do: 'upgrade', from: 'warriors', to: 'riflemen' });
    expect([of(world).militaryReady, amountOf(of(world), 'resources'), statistics(world, of(world)).strength]).toEqual([
      1, 0, 3,
    ]);
  });

  test('[TTA upgrade-unit.5] discounts on units come off both costs before the difference', () => {
    const anna = { leader: 'homer-each-unit', workers: { riflemen: 0 }, tokens: { bronze: 9 } };
    const world = position({ anna }, { options: { homerEachUnit: true } });
    act(world, { do: 'upgrade', from: 'warriors', to: 'riflemen' });
    expect(amountOf(of(world), 'resources')).toBe(9 - (5 - 1 - (2 - 1)));
  });

  test('[TTA paying.8] resources for units serve upgrades, and are spent first', () => {
    const world = position({ anna: { workers: { riflemen: 0 }, extraResources: 2, tokens: { bronze: 2 } } });
    act(world, { do: 'upgrade', from: 'warriors', to: 'riflemen' });
    expect([of(world).extraResources, amountOf(of(world), 'resources')]).toEqual([0, 1]);
  });

  test('[TTA disband.1] [TTA disband.2] [TTA disband.3] [TTA disband.4] a unit is disbanded for a military action', () => {
    const world = position();
    act(world, { do: 'destroy', card: 'warriors' });
    expect([of(world).militaryReady, of(world).unused, statistics(world, of(world)).strength]).toEqual([1, 2, 0]);
  });

  test('[TTA play-tactic.2] [TTA play-tactic.3] [TTA play-tactic.4] [TTA play-tactic.5] [TTA play-tactic.6] [TTA play-tactic.7] [TTA tactics.1] [TTA units.3] a tactic is played for a military action, one a turn', () => {
    const world = position({ anna: { hand: ['legion', 'fighting-band', 'raid-i'], workers: { warriors: 3 } } });
    expect(refused(world, { do: 'tactic', card: 'raid-i' })?.[0]).toBe('no-tactic');
    act(world, { do: 'tactic', card: 'legion' });
    expect([of(world).exclusive, of(world).militaryReady, statistics(world, of(world)).strength]).toEqual([true, 1, 5]);
    expect(refused(world, { do: 'tactic', card: 'fighting-band' })).toEqual(['once', 'TTA play-tactic.7']);
  });

  test('[TTA copy-tactic.1] [TTA copy-tactic.2] [TTA copy-tactic.3] [TTA copy-tactic.4] [TTA copy-tactic.5] [TTA ruling.T67] a common tactic is copied for two, one a turn, and not the one in use', () => {
    const world = position({ tactics: ['legion', 'fighting-band'], anna: { workers: { warriors: 3 } } });
    expect(refused(world, { do: 'copy', card: 'phalanx' })?.[0]).toBe('not-common');
    act(world, { do: 'copy', card: 'legion' });
    expect([of(world).exclusive, of(world).militaryReady, statistics(world, of(world)).strength]).toEqual([
      false,
      0,
      5,
    ]);
    expect(world.tactics.map(idOf)).toEqual(['legion', 'fighting-band']);
    expect(refused(world, { do: 'copy', card: 'fighting-band' })?.[0]).toBe('once');
    of(world).turn.tactic = false;
    expect(refused(world, { do: 'copy', card: 'legion' })?.[0]).toBe('same-tactic');
  });
});
