import Type, { type TSchema } from 'typebox';
import { isRecord } from '../json.ts';
import { say, type Text } from '../text.ts';

/** No name of ours is longer; what somebody else made up is cut there. */
const LONGEST_NAME = 40;

/** What is wrong with something that does not have a form, and what to do instead, where that is plain. */
export function misfitIn(form: TSchema, value: unknown): Text | undefined {
  if (Type.IsArray(form))
    return Array.isArray(value)
      ? (tooMany(value.length, boundOf(form, 'maxItems')) ?? firstMisfit(value.map((one) => [form.items, one])))
      : undefined;
  if (!isRecord(value) || Array.isArray(value)) return undefined;
  if (Type.IsRecord(form)) return tooMany(Object.keys(value).length, boundOf(form, 'maxProperties'));
  return Type.IsObject(form) ? misfitInParts(form.properties, value) : undefined;
}

function misfitInParts(parts: Readonly<Record<string, TSchema>>, value: Record<string, unknown>): Text | undefined {
  const names = Object.keys(parts);
  const stray = Object.keys(value).find((name) => !names.includes(name));
  if (stray === undefined) return firstMisfit(Object.entries(parts).map(([name, part]) => [part, value[name]]));
  return say('An answer here has no part “{stray}”. Remove it and use only {names}.', {
    stray: stray.slice(0, LONGEST_NAME),
    names,
  });
}

function firstMisfit(parts: readonly (readonly [TSchema, unknown])[]): Text | undefined {
  for (const [form, value] of parts) {
    const misfit = misfitIn(form, value);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function boundOf(form: object, name: 'maxItems' | 'maxProperties'): unknown {
  return isRecord(form) ? form[name] : undefined;
}

function tooMany(count: number, most: unknown): Text | undefined {
  if (typeof most !== 'number' || count <= most) return undefined;
  return say('You named {count} at once. Name at most {most}.', { count, most });
}
