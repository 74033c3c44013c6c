import type { GameInfo } from '@ecumene/client';
import { listed, namesIn, type Option, type Options, type Value } from '@ecumene/engine';
import { type ReactElement, Suspense, useId } from 'react';
import { named, t } from '../text/text.ts';
import { groupsOf, type OptionGroup } from './option-groups.ts';
import { ownOption } from './own-options.ts';
import { changedOptions, chosenValue, inFewWords, unmetNeed } from './sheets.ts';

type Chosen = Readonly<Record<string, Value>>;

interface GameOptionsProps {
  readonly game: GameInfo;
  readonly options: Options;
  readonly chosen: Chosen;
  /** How many play. */
  readonly seats: number;
  /** What does not go together, in sentences. */
  readonly conflicts: readonly string[];
  change(chosen: Chosen): void;
}

/** Every way the game itself says it can be played. */
export function GameOptions({ game, options, chosen, seats, conflicts, change }: GameOptionsProps): ReactElement {
  const set = (name: string, value: Value): void => {
    const { [name]: _, ...others } = chosen;
    change(value === options[name]?.default ? others : { ...others, [name]: value });
  };
  const changed = changedOptions(options, chosen).length;
  return (
    <fieldset className="sheet">
      <legend>{t('Rules')}</legend>
      <div className="seat-head">
        <p className="soft">
          {t('{changed, plural, =0 {Standard rules} one {1 option changed} other {# options changed}}', { changed })}
        </p>
        {changed > 0 && (
          <button type="button" className="button small quiet" onClick={() => change({})}>
            {t('Reset to defaults')}
          </button>
        )}
      </div>
      <div role="alert">
        {conflicts.map((one) => (
          <p key={one} className="fault">
            {one}
          </p>
        ))}
      </div>
      {groupsOf(options).map((group, place) => (
        <Group key={group.title} group={group} open={place === 0} {...{ game, options, chosen, seats, set }} />
      ))}
    </fieldset>
  );
}

interface GroupProps {
  readonly group: OptionGroup;
  readonly open: boolean;
  readonly game: GameInfo;
  readonly options: Options;
  readonly chosen: Chosen;
  readonly seats: number;
  set(name: string, value: Value): void;
}

function Group({ group, open, game, options, chosen, seats, set }: GroupProps): ReactElement {
  const changed = group.options.filter(([name, option]) => chosenValue(option, chosen[name]) !== option.default).length;
  return (
    <details className="option-group" open={open}>
      <summary>
        <span className="option-group-title">{group.title}</span>
        <span className="soft">{group.about}</span>
        {changed > 0 && <span className="option-count">{t('{changed} changed', { changed })}</span>}
      </summary>
      <ul className="options">
        {group.options.map(([name, option]) => (
          <OptionRow
            key={name}
            name={name}
            seats={seats}
            option={option}
            value={chosenValue(option, chosen[name])}
            need={unmetNeed(options, chosen, name)}
            game={game.name}
            set={(value) => set(name, value)}
          />
        ))}
      </ul>
    </details>
  );
}

interface OptionRowProps {
  readonly name: string;
  readonly seats: number;
  readonly option: Option;
  readonly value: Value;
  /** What must be chosen elsewhere first. */
  readonly need: string | undefined;
  readonly game: string;
  set(value: Value): void;
}

function OptionRow({ name, option, value, need, game, seats, set }: OptionRowProps): ReactElement {
  const id = useId();
  const usual = value === option.default;
  const { rule } = option;
  const Own = ownOption(game, name);
  const off = need !== undefined && usual;
  return (
    <li className={`option${usual ? '' : ' option-changed'}${Own === undefined ? '' : ' option-wide'}`}>
      <div className="option-words">
        <label htmlFor={id} className="option-title">
          {named(option.title)}
        </label>
        <p className="soft" id={`${id}-about`}>
          {named(option.about)}{' '}
          {rule !== undefined && (
            <a
              className="option-rule"
              href={`/rules/${game}?rule=${encodeURIComponent(rule)}`}
              target="_blank"
              rel="noreferrer"
            >
              {rule}
            </a>
          )}
        </p>
        {need !== undefined && <p className={usual ? 'option-need' : 'fault'}>{need}</p>}
      </div>
      {Own === undefined ? (
        <OptionControl id={id} option={option} value={value} off={off} set={set} />
      ) : (
        <Suspense>
          <Own id={id} value={String(value)} seats={seats} off={off} set={set} />
        </Suspense>
      )}
    </li>
  );
}

interface OptionControlProps {
  readonly id: string;
  readonly option: Option;
  readonly value: Value;
  readonly off: boolean;
  set(value: Value): void;
}

function OptionControl({ id, option, value, off, set }: OptionControlProps): ReactElement {
  const common = { id, disabled: off, 'aria-describedby': `${id}-about` };
  switch (option.is) {
    case 'switch':
      return (
        <input
          {...common}
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          className="switch"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'choice':
      return (
        <select {...common} className="input" value={String(value)} onChange={({ target }) => set(target.value)}>
          {option.among.map((one) => (
            <option key={one} value={one}>
              {inFewWords(one)}
            </option>
          ))}
        </select>
      );
    case 'names':
      return <NamesControl id={id} among={option.among} value={String(value)} off={off} set={set} />;
    case 'amount':
      return (
        <input
          {...common}
          type="number"
          className="input"
          min={option.least}
          max={option.most}
          value={Number(value)}
          onChange={({ target }) => set(Number.isInteger(target.valueAsNumber) ? target.valueAsNumber : option.default)}
        />
      );
  }
}

interface NamesControlProps extends Pick<OptionControlProps, 'id' | 'off' | 'set'> {
  readonly among: readonly string[];
  readonly value: string;
}

/** Some of several names, each with a box of its own. */
function NamesControl({ id, among, value, off, set }: NamesControlProps): ReactElement {
  const chosen = namesIn(value);
  const toggle = (name: string): void =>
    set(listed(among.filter((one) => (one === name ? !chosen.includes(one) : chosen.includes(one)))));
  return (
    <fieldset id={id} className="option-names" disabled={off} aria-describedby={`${id}-about`}>
      {among.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} /> {inFewWords(name)}
        </label>
      ))}
    </fieldset>
  );
}
