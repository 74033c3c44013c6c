import type { Static } from 'typebox';
import { Type } from 'typebox';
import { list } from './engine-forms.ts';

/**
 * How plain data has changed, as small as it can be said: `[value]` takes its place, `{set, drop}` goes into an object
 * key by key, `{length, without, at}` into a list: the items `without` go, then it is made so long, then it changes item by item.
 * Nothing means nothing has changed.
 */
export const Change = Type.Cyclic(
  {
    Change: Type.Union([
      Type.Immutable(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 1, description: 'The new value.' })),
      Type.Object(
        {
          set: Type.Optional(Type.Record(Type.String(), Type.Ref('Change'))),
          drop: Type.Optional(list(Type.String())),
        },
        { additionalProperties: false, description: 'Changes in an object, by key.' },
      ),
      Type.Object(
        {
          length: Type.Integer(),
          without: Type.Optional(list(Type.Integer({ minimum: 0 }))),
          at: Type.Optional(Type.Record(Type.Integer(), Type.Ref('Change'))),
        },
        { additionalProperties: false, description: 'Changes in a list, by item.' },
      ),
    ]),
  },
  'Change',
);
export type Change = Static<typeof Change>;
