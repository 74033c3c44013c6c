import type { Question, ReadyQuestion } from '@ecumene/engine';
import type { ComponentType, ReactElement } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { ActControl } from './ActControl.tsx';
import { AmountsControl } from './AmountsControl.tsx';
import { ChooseOneControl } from './ChooseOneControl.tsx';
import { ChooseSomeControl } from './ChooseSomeControl.tsx';
import { ConfirmControl } from './ConfirmControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { OrderControl } from './OrderControl.tsx';

/** What answers a question of each kind, in any game. */
const KINDS: Readonly<Record<ReadyQuestion['kind'], ComponentType<ControlProps>>> = {
  act: ActControl,
  'choose-one': ChooseOneControl,
  'choose-some': ChooseSomeControl,
  confirm: ConfirmControl,
  'name-number': NumberControl,
  'pick-units': AmountsControl,
  'put-in-order': OrderControl,
  share: AmountsControl,
};

function kindOf({ kind }: Question): ComponentType<ControlProps> {
  const kinds: Readonly<Record<string, ComponentType<ControlProps>>> = KINDS;
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? ActControl;
}

/** The control that fits a question: the game's own for its topic, else the one for its kind. */
export function Control(props: ControlProps): ReactElement {
  const { game } = useTable();
  const { question } = props.asked;
  const fitted = Object.hasOwn(game.controls, question.topic) ? game.controls[question.topic] : undefined;
  const Fitted = fitted ?? kindOf(question);
  return <Fitted {...props} />;
}
