import { ABILITIES_BY_POLICY, type AbilityPolicy, type AbilityUse } from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { nationsInOrder, useAncients, useOwnNation, useView } from '../view.ts';
import { Choice } from './Choice.tsx';
import { abilityPolicyIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

const END_ONLY: AbilityPolicy = { use: [], first: 'ahead', spare: [], otherwise: 'ask' };

/** Special abilities, used without being asked. */
export function AbilityPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const { abilityNow } = useAncients();
  const view = useView();
  const own = useOwnNation();
  const [policy, set] = useState(
    () => abilityPolicyIn(plannedFor(tableView.left, 'abilities')?.answers[0]) ?? END_ONLY,
  );
  const held = ABILITIES_BY_POLICY.filter((id) => own?.cards[id] !== undefined);
  const use = own && abilityNow?.(view, own.name, policy, held);
  const others = nationsInOrder(view).flatMap((one) => (one.name === own?.name ? [] : [one.name]));
  const without = policy.otherwise === 'ask' ? t('you would be asked') : t('end without using one');
  return (
    <PolicyForm topic="abilities" policy={policy} now={use === undefined ? without : inWords(use, name)} close={close}>
      <p>
        {t(
          'It keeps the stock you need for taxes and takes no city you cannot support. You decide about other abilities yourself.',
        )}
      </p>
      <Ticked
        kind="card"
        ordered
        label={t('Use these, in this order')}
        areas={[...new Set([...policy.use, ...held, ...ABILITIES_BY_POLICY])]}
        chosen={policy.use}
        set={(chosen) => set({ ...policy, use: [...chosen] })}
      />
      <Choice
        label={t('First against players')}
        value={policy.first}
        from={{ ahead: t('who are ahead on the track'), most: t('who have the most to lose') }}
        set={(first) => set({ ...policy, first })}
      />
      <Ticked
        kind="nation"
        label={t('Never against')}
        areas={others}
        chosen={policy.spare}
        set={(spare) => set({ ...policy, spare: [...spare] })}
      />
      <Choice
        label={t('Then')}
        value={policy.otherwise}
        from={{ ask: t('ask me about the others'), end: t('end abilities') }}
        set={(otherwise) => set({ ...policy, otherwise })}
      />
    </PolicyForm>
  );
}

/** What would be done, in words. */
function inWords(use: AbilityUse, name: (is: string, id: string) => string): string {
  const ability = name('card', use.do);
  if ('treasury' in use)
    return t('{ability}: {n, plural, one {1 token} other {# tokens}} to the treasury', { ability, n: use.treasury });
  if ('players' in use) {
    const nations = [...new Set(use.players)].map((one) => name('nation', one)).join(', ');
    return t('{ability}: cards from {nations}', { ability, nations });
  }
  const places = 'area' in use ? [use.area] : 'city' in use ? [use.city] : Object.keys(use.tokens);
  return t('{ability} in {areas}', { ability, areas: places.map((one) => name('area', one)).join(', ') });
}
