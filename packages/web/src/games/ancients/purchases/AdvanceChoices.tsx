import type { NationView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useAncients, useView } from '../view.ts';
import { GROUP_NAMES } from './groups.ts';
import type { AtShop, Choices, CreditsOffered, Offered } from './shop.ts';
import './advance-choices.css';

interface AdvanceChoicesProps {
  readonly shop: AtShop;
  readonly own: NationView;
}

const NONE: readonly string[] = [];

/** What Library, Anatomy, Monument and their like let one choose with the purchase. */
export function AdvanceChoices({ shop, own }: AdvanceChoicesProps): ReactElement | null {
  const { name } = useTable();
  const { purchases } = useAncients();
  const view = useView();
  const { choices, choose, cards } = shop;
  const offered = purchases.offered?.(view, own, cards, choices);
  if (offered === undefined) return null;
  const { discount, free, credits } = offered;
  return (
    <div className="advance-choices">
      {discount !== undefined && discount.among.length > 0 && (
        <Pick
          label={t('{card}: {points} off', { card: name('card', discount.by), points: discount.points })}
          from={discount.among}
          value={choices.discounted}
          choose={(discounted) => choose(withDiscount(choices, discounted))}
        />
      )}
      {free !== undefined && (
        <FreeAdvances free={free} chosen={choices.free ?? NONE} choose={(next) => choose({ ...choices, free: next })} />
      )}
      {credits.map((one) => (
        <Credits
          key={one.by}
          offered={one}
          value={choices.credits?.[one.by] ?? {}}
          choose={(value) => choose({ ...choices, credits: { ...choices.credits, [one.by]: value } })}
        />
      ))}
    </div>
  );
}

function withDiscount({ discounted: _, ...others }: Choices, id: string | undefined): Choices {
  return id === undefined ? others : { ...others, discounted: id };
}

interface PickProps {
  readonly label: string;
  readonly from: readonly string[];
  readonly value: string | undefined;
  choose(id: string | undefined): void;
}

function Pick({ label, from, value, choose }: PickProps): ReactElement {
  const { name } = useTable();
  return (
    <label className="advance-pick">
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}>
        <option value="">{t('none')}</option>
        {from.map((id) => (
          <option key={id} value={id}>
            {name('card', id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FreeAdvancesProps {
  readonly free: NonNullable<Offered['free']>;
  readonly chosen: readonly string[];
  choose(chosen: readonly string[]): void;
}

/** One list for each advance that comes for free. */
function FreeAdvances({ free: { by, most, among }, chosen, choose }: FreeAdvancesProps): ReactElement {
  const { name } = useTable();
  return (
    <>
      {Array.from({ length: most }, (_, place) => {
        const others = chosen.filter((_, other) => other !== place);
        return (
          <Pick
            // biome-ignore lint/suspicious/noArrayIndexKey: the lists are alike, and stay in their places.
            key={place}
            label={
              most === 1
                ? t('{card}: free advance', { card: name('card', by) })
                : t('{card}: free advance {n} of {most}', { card: name('card', by), n: place + 1, most })
            }
            from={among.filter((id) => !others.includes(id))}
            value={chosen[place]}
            choose={(id) =>
              choose(id === undefined ? others : [...chosen.slice(0, place), id, ...chosen.slice(place + 1)])
            }
          />
        );
      })}
    </>
  );
}

interface CreditsProps {
  readonly offered: CreditsOffered;
  readonly value: Readonly<Record<string, number>>;
  choose(value: Readonly<Record<string, number>>): void;
}

/** So many credits: in steps over the groups, or all of one group. */
function Credits({ offered, value, choose }: CreditsProps): ReactElement {
  return offered.oneGroup ? (
    <CreditsOfOneGroup offered={offered} value={value} choose={choose} />
  ) : (
    <CreditsInSteps offered={offered} value={value} choose={choose} />
  );
}

function CreditsOfOneGroup({ offered: { by, credits, groups }, value, choose }: CreditsProps): ReactElement {
  const { name } = useTable();
  const chosen = groups.find((group) => (value[group] ?? 0) > 0);
  return (
    <label className="advance-pick">
      <span>{t('{card}: {credits} credits of one group', { card: name('card', by), credits })}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value === '' ? {} : { [target.value]: credits })}
      >
        <option value="">{t('choose a group')}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {GROUP_NAMES[group] ?? group}
          </option>
        ))}
      </select>
    </label>
  );
}

function CreditsInSteps({ offered: { by, credits, step, groups }, value, choose }: CreditsProps): ReactElement {
  const { name } = useTable();
  const left = credits - Object.values(value).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="advance-credits">
      <legend>
        {left === 0
          ? t('{card}: {credits} credits chosen', { card: name('card', by), credits })
          : t('{card}: choose {left} more credits', { card: name('card', by), left })}
      </legend>
      {groups.map((group) => {
        const label = GROUP_NAMES[group] ?? group;
        const steps = (value[group] ?? 0) / step;
        return (
          <span key={group} className="advance-credit">
            <span>{label}</span>
            <b>{value[group] ?? 0}</b>
            <Stepper
              label={t('{label}, in steps of {step}', { label, step })}
              value={steps}
              least={0}
              most={steps + left / step}
              set={(next) => choose({ ...value, [group]: next * step })}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
