import { ADVANCES, type Advance, type Group } from '../data/advances.ts';
import type { Rows } from './row.ts';

const GROUP_NAMES: Readonly<Record<Group, string>> = {
  science: 'science',
  arts: 'art',
  crafts: 'craft',
  civics: 'civic',
  religion: 'religion',
};

/** Section 30: what each advancement does, after its heading and its credits. */
// biome-ignore format: one paragraph a line, to be read like a table.
const effects = [
  ['30.2.2', 'rule', 'You may take losses in areas adjacent by land, leaving one token in each.'],
  ['30.2.3', 'rule', 'Civil War costs five unit points of both factions.'],
  ['30.2.4', 'rule', 'Civil Disorder reduces one city more.'],
  ['30.2.5', 'rule', 'Cultural Ascendancy does not stop you.'],
  ['30.3.2', 'rule', 'The limit is one higher where you are alone.'],
  ['30.3.3', 'rule', 'So reduced cities leave one token more.'],
  ['30.3.4', 'rule', 'It does not help the primary victim of Famine.'],
  ['30.4.2', 'rule', 'With the purchase you may take up to two science advancements below 100 for free.'],
  ['30.4.3', 'rule', 'Epidemic costs eight points less, or five as a secondary victim.'],
  ['30.5.2', 'rule', 'Once a turn treasury may pay up to half of a city.'],
  ['30.6.2', 'rule', 'Your ships may cross open sea.'],
  ['30.7.2', 'rule', 'As a secondary victim of Famine you lose five points less.'],
  ['30.7.3', 'rule', 'Cyclone reduces two cities less and leaves you two ships.'],
  ['30.8.2', 'rule', 'You may buy from the second stack for 7.'],
  ['30.8.3', 'rule', 'You may buy from the seventh stack for 15.'],
  ['30.8.4', 'rule', 'Piracy costs one city more.'],
  ['30.9.2', 'rule', 'Your ships enter one area more.'],
  ['30.10.2', 'rule', 'You may raise or lower your tax rate by one.'],
  ['30.10.3', 'rule', 'Corruption costs five points more.'],
  ['30.11.2', 'rule', 'Nobody without Cultural Ascendancy or Advanced Military may attack you.'],
  ['30.11.3', 'rule', 'You are safe from Politics.'],
  ['30.11.4', 'rule', 'Your cities need one token more for support.'],
  ['30.12.2', 'rule', 'Superstition reduces one city less.'],
  ['30.13.2', 'rule', 'Your cities do not revolt.'],
  ['30.13.3', 'rule', 'In Civil War you select ten points more.'],
  ['30.13.4', 'rule', 'Civil Disorder reduces one city less.'],
  ['30.14.2', 'rule', 'You may settle an empty area that a path leads to.'],
  ['30.14.3', 'rule', 'You keep one trade card less.'],
  ['30.15.2', 'rule', 'Nobody without Diplomacy or Military may attack your cities.'],
  ['30.15.3', 'rule', 'Treachery costs one city more.'],
  ['30.16.2', 'rule', 'In Civil War you select five points more.'],
  ['30.16.3', 'rule', 'Civil Disorder reduces one city less.'],
  ['30.18.2', 'rule', 'Your cities take one token more to attack and defend with one more.'],
  ['30.18.3', 'rule', 'You need one token less to attack cities, and they defend with one less.'],
  ['30.18.4', 'rule', 'An earthquake reduces your city instead of destroying it.'],
  ['30.18.5', 'rule', 'Urbanism does no harm in Volcanic Eruption or Earthquake.'],
  ['30.18.6', 'rule', 'Flood takes at most seven points, or reduces the coastal city.'],
  ['30.19.2', 'rule', 'Superstition reduces one city less.'],
  ['30.19.3', 'rule', 'Five tokens less revolt in Slave Revolt.'],
  ['30.20.2', 'rule', 'Regression moves your marker back one space more.'],
  ['30.20.3', 'rule', 'You may destroy all units in one adjacent area.'],
  ['30.21.2', 'rule', 'Corruption costs five points less.'],
  ['30.21.3', 'rule', 'Civil Disorder reduces one city less.'],
  ['30.22.2', 'rule', 'One other advancement of the same purchase costs 40 less.'],
  ['30.22.3', 'rule', 'Regression moves your marker back one space less.'],
  ['30.24.2', 'rule', 'Cyclone reduces one city less.'],
  ['30.26.2', 'rule', 'Epidemic costs eight points less, or five as a secondary victim.'],
  ['30.27.2', 'rule', 'In conflict you remove your first token after those without it.'],
  ['30.28.2', 'rule', 'You build ships and move after those without it.'],
  ['30.28.3', 'rule', 'Civil War costs five unit points of both factions.'],
  ['30.28.4', 'rule', 'Civil Disorder reduces one city more.'],
  ['30.28.5', 'rule', 'Diplomacy does not stop you.'],
  ['30.29.2', 'rule', 'You may buy from the sixth stack for 13.'],
  ['30.29.3', 'rule', 'You may buy from the eighth stack for 16.'],
  ['30.29.4', 'rule', 'Five tokens more revolt in Slave Revolt.'],
  ['30.29.5', 'rule', 'Treasury tokens pay 2 points each for advancements.'],
  ['30.30.2', 'rule', 'You may raise your tax rate by one.'],
  ['30.30.3', 'rule', 'Five barbarians less come in Barbarian Hordes.'],
  ['30.30.4', 'rule', 'Tyranny annexes five points more.'],
  ['30.31.2', 'rule', 'Iconoclasm and Heresy reduces one city more.'],
  ['30.31.3', 'rule', 'You may convert one adjacent area.'],
  ['30.32.2', 'rule', 'With the purchase you choose ten credits of any groups for later turns.'],
  ['30.33.2', 'rule', 'In Civil War you select five points more.'],
  ['30.33.3', 'rule', 'Civil Disorder reduces one city less.'],
  ['30.34.2', 'rule', 'Superstition reduces one city less.'],
  ['30.35.2', 'rule', 'Five tokens less revolt in Slave Revolt.'],
  ['30.36.2', 'rule', 'Your ships carry one token more.'],
  ['30.36.3', 'rule', 'Ships may pay for tokens in conflict.'],
  ['30.36.4', 'rule', 'Civil War costs five unit points of both factions.'],
  ['30.36.5', 'rule', 'Civil Disorder reduces one city more.'],
  ['30.36.6', 'rule', 'Piracy costs one city less.'],
  ['30.37.2', 'rule', 'In Civil War the first faction is fifteen points the beneficiary selects.'],
  ['30.37.3', 'rule', 'Iconoclasm and Heresy reduces one city less.'],
  ['30.37.4', 'rule', 'You are safe from Fundamentalism.'],
  ['30.38.2', 'rule', 'Five barbarians more come in Barbarian Hordes.'],
  ['30.38.3', 'rule', 'You may annex one adjacent area or move up to five tokens into treasury.'],
  ['30.39.2', 'rule', 'Famine costs five points less.'],
  ['30.40.2', 'rule', 'Five barbarians more come in Barbarian Hordes.'],
  ['30.40.3', 'rule', 'Tyranny annexes five points more.'],
  ['30.40.4', 'rule', 'You may collect a commodity card from up to five adjacent players.'],
  ['30.41.2', 'rule', 'Your cities cost one token more.'],
  ['30.41.3', 'rule', 'One token may stay beside each of your cities.'],
  ['30.41.4', 'rule', 'You are safe from Provincial Empire.'],
  ['30.42.2', 'rule', 'You may buy from the third stack for 9.'],
  ['30.43.2', 'rule', 'Your tokens may pass through one area.'],
  ['30.43.3', 'rule', 'Epidemic costs five points more.'],
  ['30.43.4', 'rule', 'Civil Disorder reduces one city more.'],
  ['30.44.2', 'rule', 'Tyranny annexes five points less.'],
  ['30.45.2', 'rule', 'Five tokens more revolt in Slave Revolt.'],
  ['30.45.3', 'rule', 'Two commodity cards save your cities from Iconoclasm and Heresy.'],
  ['30.46.2', 'rule', 'Iconoclasm and Heresy reduces three cities less.'],
  ['30.46.3', 'rule', 'You are safe from Monotheism.'],
  ['30.47.2', 'rule', 'Cyclone reduces one city more.'],
  ['30.47.3', 'rule', 'Epidemic costs five points more.'],
  ['30.47.4', 'rule', 'You may ask up to three players for a commodity.'],
  ['30.48.2', 'rule', 'You may sell commodity cards for twice their face value.'],
  ['30.48.3', 'rule', 'You keep one trade card more.'],
  ['30.49.2', 'rule', 'Superstition reduces one city more.'],
  ['30.49.3', 'rule', 'You may convert barbarians or a pirate city that a path leads to.'],
  ['30.50.2', 'rule', 'A city off a city site may take four tokens of areas next to it.'],
  ['30.50.3', 'rule', 'Volcanic Eruption or Earthquake costs four points next to it.'],
  ['30.51.2', 'rule', 'With the purchase you choose twenty credits of any groups for later turns.'],
  ['30.51.3', 'rule', 'You are safe from Trade Empire.'],
  ['30.52.2', 'rule', 'With the purchase you choose five credits of one group for later turns.'],
] as const satisfies Rows;

/** The heading of an advancement and the credits it gives, as its row says. */
function headingOf({ name, section, groups, cost, credits, towards }: Advance): Rows {
  const given = Object.entries(credits).map(([group, count]) => `${count} ${nameOf(group)}`);
  const more =
    towards === null
      ? ''
      : ` and ${towards.credits} more to ${ADVANCES.find(({ id }) => id === towards.advance)?.name}`;
  return [
    [section, 'component', `${name} is an advancement of ${groups.map(nameOf).join(' and ')} and costs ${cost}.`],
    [`${section}.1`, 'rule', `${name} gives credits: ${given.join(', ')}${more}.`],
  ];
}

function nameOf(group: string): string {
  return Object.entries(GROUP_NAMES).find(([id]) => id === group)?.[1] ?? group;
}

export const advancements: Rows = [
  ['30.1', 'component', 'The phases and calamities say how advancements work; the cards sum it up.'],
  ...ADVANCES.flatMap((advance) => [
    ...headingOf(advance),
    ...effects.filter(([id]) => id.startsWith(`${advance.section}.`)),
  ]),
];
