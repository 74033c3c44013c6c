import { ABILITIES } from '@ecumene/expansion-project/reference';
import { expect, test } from 'vitest';
import { effectsInWords } from './effects.ts';

test.each([
  ['fundamentalism', 'EP 25.3.2'],
  ['monotheism', 'EP 25.4.3'],
  ['politics', 'EP 25.5.3'],
  ['provincial-empire', 'EP 25.6.1'],
  ['trade-empire', 'EP 25.7.1'],
] as const)('%s protects its holder from the same ability of others [%s]', (id, _rule) => {
  expect(ABILITIES.find((one) => one.id === id)?.spares).toContain(id);
  expect(effectsInWords(id)).toContain('Protects you from others who have it.');
});

test('[EP 30.46.3] [EP 30.51.3] other advancements say what they protect from', () => {
  expect(effectsInWords('theology')).toBe('Protects you from Monotheism.');
  expect(effectsInWords('wonder-of-the-world')).toContain('Protects you from Trade Empire.');
  expect(effectsInWords('diaspora')).not.toContain('Protects');
});
