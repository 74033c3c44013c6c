import type { ReactElement } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { HeldTokens } from './held.ts';
import type { MarchMade } from './recount.ts';

interface HowManyProps {
  readonly holding: HeldTokens;
  readonly most: number;
  set(count: number): void;
}

/** How many of the tokens there are taken up. */
export function HowMany({ holding, most, set }: HowManyProps): ReactElement {
  const { name } = useTable();
  return (
    <Stepper
      label={t('Tokens from {area}', { area: name('area', holding.area) })}
      value={holding.count}
      least={1}
      most={most}
      set={set}
    />
  );
}

interface HowManyWentProps {
  readonly made: MarchMade;
  set(count: number): void;
}

/** How many of the tokens that were dragged have gone. */
export function HowManyWent({ made, set }: HowManyWentProps): ReactElement {
  const { name } = useTable();
  const places = { from: name('area', made.from), to: name('area', made.to) };
  return (
    <span className="cargo">
      {t('To {to}', places)}
      <Stepper
        label={t('Tokens from {from} to {to}', places)}
        value={made.count}
        least={1}
        most={made.most}
        set={set}
      />
    </span>
  );
}
