import { expect, test } from 'vitest';
import { guide } from './worths.ts';

test('advances that let a nation keep more cities ease Civil Disorder, those that let it keep fewer do not', () => {
  expect(guide.eases('civil-disorder')).toEqual(['music', 'drama-and-poetry', 'law', 'democracy']);
});

test('advances that take from the amount ease a calamity, those that add to it do not', () => {
  expect(guide.eases('superstition')).toEqual(['mysticism', 'deism', 'enlightenment']);
  expect(guide.eases('civil-war')).toEqual(['music', 'drama-and-poetry', 'democracy']);
  expect(guide.eases('cyclone')).toEqual(['masonry', 'calendar']);
});
