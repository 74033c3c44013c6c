import { afterEach, expect, test } from 'vitest';
import { draw, wipe } from '../testing/page.ts';
import { LineChart } from './LineChart.tsx';

afterEach(wipe);

/** A chart of so many lines; the later ones stand higher. */
async function drawLines(count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, place) => ({
    key: `nation-${place}`,
    name: `Nation ${place}`,
    colour: '#123456',
    badge: <text className="test-sign">{place}</text>,
    values: [1, place],
  }));
  await draw(<LineChart figure={{ id: 'points', title: 'Points', labels: ['1', '2'], lines }} own="nation-0" />);
}

const signs = (): (string | null)[] => [...document.querySelectorAll('svg .test-sign')].map((one) => one.textContent);

test('a few lines all stand out and have their signs', async () => {
  await drawLines(9);
  expect(signs()).toHaveLength(9);
  expect(document.querySelectorAll('[data-main="false"]')).toHaveLength(0);
});

test('of many lines one’s own and the first three stand out; the list names all', async () => {
  await drawLines(18);
  expect(signs()).toEqual(['0', '15', '16', '17']);
  expect(document.querySelectorAll('[data-main="true"]')).toHaveLength(4);
  expect(document.querySelectorAll('.chart-curve[data-own="true"]')).toHaveLength(1);
  expect(document.querySelectorAll('.chart-key li')).toHaveLength(18);
});
