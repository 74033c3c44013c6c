// @ts-nocheck
import { areaId, areasWithTokens, brokenPieces, citiesOf, citiesInStock, faceOf, faceValue, isOutOfPlay, isCommodity, nation, neighboursOf, outsiders, pointsOnBoard, terrain, tokensIn } from '@ecumene/ancients';
import { Dice, randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { ADVANCE_IDS } from './data/advances.ts';
import { CALAMITIES } from './data/trade-cards.ts';
import { position } from './testing.ts';
import { strike } from './calamities/testing.ts';

function crowded(dice, players, options) {
  const empty = position({}, options, players);
  const names = empty.nations.slice(0, outsiders(empty)).map(({ name }) => name);
  const goods = empty.trade.faces.filter(({ kind }) => kind === 'commodity');
  const all = new Map(names.map((name) => [name, { tokens: {}, cities: [], cards: dice.shuffle([...ADVANCE_IDS]).slice(0, dice.between(0, 30)), ships: [], hand: [], treasury: dice.between(0, 14), step: dice.between(0, 12) }]));
  for (const face of dice.shuffle([...goods]).slice(0, 26)) all.get(dice.pick(names))?.hand.push(face.id);
  const barbarians = {}; const pirates = [];
  const { limit, isLand, coastal } = terrain(empty);
  const few = dice.shuffle([...names]).slice(0, dice.between(3, names.length));
  for (const [area, most] of limit.entries()) {
    if (!isLand[area] || most === 0 || isOutOfPlay(empty, area) || dice.chance(1, 5)) continue;
    const id = areaId(empty, area);
    const one = all.get(dice.pick(few)); const other = all.get(dice.pick(few));
    const has = Object.values(one.tokens).reduce((s, c) => s + c, 0);
    if (dice.chance(1, 3) && one.cities.length < 9) {
      one.cities.push(id);
      if (one.cards.includes('public-works') && has < 36) one.tokens[id] = 1;
    } else if (dice.chance(1, 12)) barbarians[id] = dice.between(1, most);
    else if (dice.chance(1, 20) && pirates.length < 9) pirates.push(id);
    else if (has < 36) {
      one.tokens[id] = dice.between(1, most);
      const rest = most - one.tokens[id];
      const full = Object.values(other.tokens).reduce((s, c) => s + c, 0) > 36;
      if (one !== other && rest > 0 && !full && dice.chance(1, 2)) other.tokens[id] = dice.between(1, rest);
    }
    if (coastal[area] && dice.chance(1, 8) && one.ships.length < 3) one.ships.push(id);
  }
  for (const one of all.values()) if (process.env.SHORT && dice.chance(1, 2)) { const on = Object.values(one.tokens).reduce((x, y) => x + y, 0); one.stock = Math.min(55 - on - one.treasury, dice.between(0, 6)); }
  return position({ ...Object.fromEntries(all), outsiders: { tokens: barbarians, cities: pirates } }, options, players);
}

const PRIMARY = {
  famine: [10, { pottery: -5 }, { saba: 5 }],
  epidemic: [16, { medicine: -8, anatomy: -8, roadbuilding: 5, 'trade-empire': 5 }, {}],
  superstition: [3, { mysticism: -1, deism: -1, enlightenment: -1, 'universal-doctrine': 1 }, { carthage: 1 }],
  'iconoclasm-and-heresy': [4, { philosophy: -1, theology: -3, monotheism: 1 }, { babylon: 1 }],
  cyclone: [3, { masonry: -1, calendar: -2, 'trade-empire': 1 }, {}],
  corruption: [10, { coinage: 5, law: -5 }, {}],
  'slave-revolt': [15, { theocracy: 5, mining: 5, mythology: -5, enlightenment: -5 }, {}],
  treachery: [1, { diplomacy: 1 }, {}],
  regression: [1, { fundamentalism: 1, library: -1 }, {}],
  piracy: [2, { cartography: 1, 'naval-warfare': -1 }, {}],
};
const SECOND = {
  famine: [{ pottery: -5, calendar: -5 }, { saba: 5 }],
  epidemic: [{ medicine: -5, anatomy: -5, roadbuilding: 5, 'trade-empire': 5 }, {}],
  'iconoclasm-and-heresy': [{ philosophy: -1, theology: -3, monotheism: 1 }, { babylon: 1 }],
  cyclone: [{ masonry: -1, calendar: -2, 'trade-empire': 1 }, {}],
  piracy: [{ cartography: 1, 'naval-warfare': -1 }, {}],
};
const mods = (one, table, culture, unique) => Object.entries(table).reduce((s, [c, by]) => s + (one.cards[c] !== undefined ? by : 0), 0) + (unique ? culture[one.name] ?? 0 : 0);
const snap = (world) => world.nations.map((one, n) => ({
  name: one.name, cards: { ...one.cards }, treasury: one.treasury, stock: one.stock, cities: citiesOf(world, n), ships: one.ships.map((s) => ({ ...s })), step: one.step,
  tokens: new Map(areasWithTokens(world, n).map((a) => [a, tokensIn(world, a, n)])), points: pointsOnBoard(world, n), hand: [...one.hand],
  inStock: one.stock + 5 * citiesInStock(one),
  value: one.hand.filter((c) => isCommodity(world, c)).reduce((s, c) => s + faceValue(faceOf(world, c)), 0),
}));
// points reachable: exact or least above. where(area) filters; stay tokens; city(area) counts
function due(world, s, n, want, { where = () => true, city = () => true, stay = 0 } = {}) {
  if (want <= 0) return 0;
  const agri = s.cards.agriculture !== undefined ? 1 : 0;
  let T = 0; for (const [a, c] of s.tokens) if (where(a)) T += Math.max(0, c - stay);
  let sums = new Set([0]); let all = T;
  for (const a of s.cities) {
    if (!where(a) || !city(a)) continue;
    const beside = s.tokens.get(a) ?? 0;
    const least = stay > 0 && beside === 0 ? stay : 0;
    const others = world.nations.some((_, o) => o !== n && tokensIn(world, a, o) > 0);
    const most = Math.max(least, Math.min(4, Math.max(0, terrain(world).limit[a] - beside) + (others ? 0 : agri)));
    const next = new Set(sums);
    for (const x of sums) for (let k = least; k <= most; k++) next.add(x + 5 - k);
    sums = next; all += 5 - least;
  }
  if (all <= want) return all;
  let best = Infinity;
  for (const x of sums) for (let t = 0; t <= T; t++) if (x + t >= want) best = Math.min(best, x + t);
  return best;
}
const limitOf = (world, s, a, n) => {
  const beside = s.tokens.get(a) ?? 0;
  const others = world.nations.some((_, o) => o !== n && tokensIn(world, a, o) > 0);
  return Math.max(0, terrain(world).limit[a] - beside) + (!others && s.cards.agriculture !== undefined ? 1 : 0);
};

const faults = [];
const counts = {};
function run(calamity, seed, options) {
  const dice = new Dice(randomFrom(seed));
  const players = dice.pick([5, 8, 9, 12, 15, 18]);
  const world = crowded(dice, players, options);
  const live = world.nations.slice(0, outsiders(world)).filter((one) => one.seat !== null);
  const [v, t] = dice.shuffle([...live]);
  const victim = world.nations.indexOf(v); const hasTrader = dice.chance(1, 2); const trader = hasTrader ? world.nations.indexOf(t) : -1;
  const before = snap(world);
  const before_outs = before[outsiders(world)];
  const asked = [];
  const random = randomFrom(seed + 'x');
  const script = strike(world, calamity, v.name, hasTrader ? t.name : undefined);
  const answers = [];
  if (script) for (let step = script.next(); !step.done; step = script.next())
    for (const post of step.value) if (!post.answered) { const a = post.asking.sample(random); answers.push([post.seat, post.asking.question.topic, JSON.stringify(a)]); const r = post.take(a); if (r) throw new Error('refused ' + JSON.stringify(r)); }
  const after = snap(world);
  const say = (m) => faults.push(`${calamity} ${seed} ${v.name}: ${m} | ${answers.map((x) => x.join(' ')).join(' ; ').slice(0, 400)}`);
  counts[calamity] = (counts[calamity] ?? 0) + 1;
  const u = options.uniqueCultures === true;
  const B = before[victim]; const A = after[victim];
  const want = PRIMARY[calamity] ? Math.max(0, PRIMARY[calamity][0] + mods(B, PRIMARY[calamity][1], PRIMARY[calamity][2], u)) : 0;
  const lostOf = (n) => before[n].points - after[n].points;
  const secondaries = before.map((_, n) => n).filter((n) => n !== victim && n !== outsiders(world));
  const told = answers.find(([seat, topic]) => topic === 'share-losses' || topic === 'share-cities');
  const shared = world.news.filter(({ event }) => event.what === 'losses-shared').map(({ event }) => event.losses)[0] ?? {};
  switch (calamity) {
    case 'squandered-wealth': if (A.treasury !== Math.max(0, B.treasury - 10)) say('treasury'); break;
    case 'tempest': if (A.treasury !== Math.max(0, B.treasury - 5) || A.ships.length) say('tempest'); break;
    case 'city-in-flames': {
      const paid = B.treasury - A.treasury; const lost = B.cities.length - A.cities.length;
      if (!((paid === 10 && lost === 0) || (paid === 0 && lost === Math.min(1, B.cities.length)))) say('flames'); break;
    }
    case 'city-riots': if (A.treasury !== Math.max(0, B.treasury - 5) || A.cities.length !== Math.max(0, B.cities.length - 1)) say('riots'); break;
    case 'coastal-migration': {
      const w = due(world0(world), B, victim, 5, { where: (a) => terrain(world).coastal[a] });
      if (lostOf(victim) !== w) say(`lost ${lostOf(victim)} want ${w}`); if (A.ships.length) say('ships'); break;
    }
    case 'minor-uprising': {
      const paid = (B.treasury - A.treasury) / 2; const w = due(world, B, victim, B.cities.length - paid);
      if (lostOf(victim) !== w) say(`lost ${lostOf(victim)} want ${w}`); break;
    }
    case 'corruption': case 'banditry': {
      const w = calamity === 'corruption' ? want : B.cities.length;
      const faces = B.hand.map((c) => faceValue(faceOf(world, c))); let sums = new Set([0]); for (const f of faces) sums = new Set([...sums, ...[...sums].map((x) => x + f)]);
      const d = w <= 0 ? 0 : B.value <= w ? B.value : Math.min(...[...sums].filter((x) => x >= w));
      if (B.value - A.value !== d) say(`cards ${B.value - A.value} want ${d}`);
      if (calamity === 'banditry' && hasTrader && after[trader].value - before[trader].value !== d) say('trader cards');
      break;
    }
    case 'famine': {
      const w = due(world, B, victim, want);
      let lost = lostOf(victim);
      if (B.cards.agriculture === undefined ? lost !== w : lost < w) say(`lost ${lost} want ${w}`);
      if (B.cards.agriculture !== undefined) for (const [a, c] of A.tokens) if (!A.cities.includes(a) && world.cityIn[a] < 0 && c > terrain(world).limit[a]) say('surplus left');
      let sum = 0;
      for (const n of secondaries) {
        const s = shared[before[n].name] ?? 0; sum += s; if (s > 8) say('over 8'); if (n === trader && s > 0) say('trader told');
        const d = s === 0 ? 0 : due(world, before[n], n, Math.max(0, s + mods(before[n], ...SECOND.famine, u)));
        if (lostOf(n) !== d) say(`${before[n].name} told ${s} lost ${lostOf(n)} want ${d}`);
      }
      const able = secondaries.filter((n) => n !== trader).reduce((x, n) => { const save = Math.max(0, -mods(before[n], ...SECOND.famine, u)); return x + (before[n].points > 0 ? Math.min(8, before[n].points + save) : 0); }, 0);
      if (sum !== Math.min(20, able)) say(`sum ${sum} able ${able}`);
      break;
    }
    case 'epidemic': {
      const w = due(world, B, victim, want, { stay: 1 });
      if (lostOf(victim) !== w) say(`lost ${lostOf(victim)} want ${w}`);
      let sum = 0;
      for (const n of secondaries) {
        const s = shared[before[n].name] ?? 0; sum += s; if (s > 10) say('over 10'); if (n === trader && s > 0) say('trader told');
        const d = s === 0 ? 0 : due(world, before[n], n, Math.max(0, s + mods(before[n], ...SECOND.epidemic, u)), { stay: 1 });
        if (lostOf(n) !== d) say(`${before[n].name} told ${s} lost ${lostOf(n)} want ${d}`);
        for (const a of [...before[n].tokens.keys(), ...before[n].cities]) if (!after[n].tokens.has(a) && !after[n].cities.includes(a)) say(`${before[n].name} wiped in ${areaId(world, a)}`);
      }
      const able = secondaries.filter((n) => n !== trader).reduce((x, n) => { const save = Math.max(0, -mods(before[n], ...SECOND.epidemic, u)); const e = due(world, before[n], n, 999, { stay: 1 }); return x + (e > 0 ? Math.min(10, e + save) : 0); }, 0);
      if (sum !== Math.min(25, able)) say(`sum ${sum} able ${able}`);
      break;
    }
    case 'superstition': if (B.cities.length - A.cities.length !== Math.min(want, B.cities.length)) say('cities'); reducedRight(); break;
    case 'civil-disorder': {
      const w = B.cities.length - 3 + mods(B, { music: -1, 'drama-and-poetry': -1, law: -1, democracy: -1, military: 1, 'naval-warfare': 1, roadbuilding: 1, 'advanced-military': 1 }, { babylon: 1 }, u);
      if (B.cities.length - A.cities.length !== Math.max(0, Math.min(w, B.cities.length))) say('cities'); reducedRight(); break;
    }
    case 'iconoclasm-and-heresy': {
      const instead = answers.filter(([, topic, a]) => topic === 'cards-instead' && a !== '{}').map(([s]) => s);
      const lost = (n) => before[n].cities.length - after[n].cities.length;
      const w = instead.includes(seat(victim)) ? 0 : Math.min(want, B.cities.length);
      if (lost(victim) !== w) say(`own ${lost(victim)} want ${w}`);
      let sum = 0;
      for (const n of secondaries) {
        const s = shared[before[n].name] ?? 0; sum += s; if (n === trader && s > 0) say('trader told');
        const d = s === 0 || instead.includes(seat(n)) ? 0 : Math.min(before[n].cities.length, Math.max(0, s + mods(before[n], ...SECOND[calamity], u)));
        if (lost(n) !== d) say(`${before[n].name} told ${s} lost ${lost(n)} want ${d}`);
      }
      const able = secondaries.filter((n) => n !== trader).reduce((x, n) => { const save = Math.max(0, -mods(before[n], ...SECOND[calamity], u)); return x + (before[n].cities.length > 0 ? Math.min(2, before[n].cities.length + save) : 0); }, 0);
      if (sum !== Math.min(2, able)) say(`sum ${sum} able ${able}`);
      break;
    }
    case 'cyclone': {
      const { isLand, water, coastal } = terrain(world);
      const seas = water.map((w, a) => [a, w]).filter(([a]) => !isLand[a]).map(([a, w]) => w.filter((x) => coastal[x]));
      const counts2 = seas.map((c) => B.cities.filter((a) => c.includes(a)).length);
      const best = Math.max(...counts2);
      const formed = world.news.find(({ event }) => event.what === 'cyclone-forms');
      if (best === 0) { if (formed) say('formed'); break; }
      const seaId = formed.event.sea; const sea = terrain(world).numbers.get(seaId); const coast = water[sea].filter((x) => coastal[x]);
      if (B.cities.filter((a) => coast.includes(a)).length !== best) say('not best sea');
      for (const n of [victim, ...secondaries]) {
        const here = before[n].cities.filter((a) => coast.includes(a)).length;
        const base = n === victim ? 3 : 2;
        const d = Math.min(here, Math.max(0, base + mods(before[n], ...SECOND.cyclone, u)));
        if (before[n].cities.length - after[n].cities.length !== d) say(`${before[n].name} lost ${before[n].cities.length - after[n].cities.length} want ${d}`);
        const ships = before[n].ships.filter((s) => coast.includes(s.at)).length;
        const keep = before[n].cards.calendar !== undefined ? 2 : 0;
        if (before[n].ships.length - after[n].ships.length !== Math.max(0, ships - keep)) say('ships');
      }
      break;
    }
    case 'regression': if (B.step - A.step !== Math.min(B.step, want)) say('step'); break;
    case 'treachery': {
      const w = Math.min(want, B.cities.length);
      if (B.cities.length - A.cities.length !== w) say('cities');
      if (hasTrader && after[trader].cities.length - before[trader].cities.length !== Math.min(w, 9 - before[trader].cities.length)) say('trader cities');
      break;
    }
    case 'piracy': {
      const co = (s) => s.cities.filter((a) => terrain(world).coastal[a]).length;
      if (B.cities.length - A.cities.length !== Math.min(want, co(B))) say('own');
      let hit = 0, could = 0;
      for (const n of secondaries) {
        const lost = before[n].cities.length - after[n].cities.length; const full = Math.min(co(before[n]), Math.max(0, 1 + mods(before[n], ...SECOND.piracy, u)));
        if (n !== trader && co(before[n]) > 0) could++;
        if (lost > 0) { hit++; if (n === trader) say('trader hit'); if (lost !== full) say(`${before[n].name} lost ${lost} want ${full}`); }
      }
      if (hit > 2) say('more than two');
      break;
    }
    case 'slave-revolt': {
      const rate = 2 + (B.cards['cultural-ascendancy'] !== undefined ? 1 : 0);
      const tok = (s) => [...s.tokens.values()].reduce((x, y) => x + y, 0);
      const idle = Math.min(want, tok(B));
      if (A.cities.length > 0 && (tok(A) - idle) < rate * A.cities.length) say(`unsupported left`);
      break;
    }
    case 'tyranny': {
      const land = terrain(world).land;
      const has = (s, a) => s.tokens.has(a) || s.cities.includes(a);
      const near = secondaries.filter((n) => land.some((nx, a) => has(before[n], a) && [a, ...nx].some((x) => has(B, x))) && world.nations[n].seat !== null);
      const most = Math.max(-1, ...near.map((n) => before[n].inStock));
      const w = Math.max(0, 2 * B.cities.length + mods(B, { sculpture: -5, monarchy: 5, 'provincial-empire': 5 }, { persia: 5 }, u));
      const lost = lostOf(victim);
      if (near.length === 0 || B.inStock >= most) { if (lost !== 0) say('should have no effect'); break; }
      const got = secondaries.filter((n) => after[n].points > before[n].points);
      if (got.length > 1) say('two benefit'); if (got.length === 1 && before[got[0]].inStock !== most) say('not the most'); if (lost > w) say('too much');
      if (got.length === 1 && after[got[0]].points - before[got[0]].points !== lost) say('not all');
      break;
    }
    case 'volcano-earthquake': {
      const volc = terrain(world).volcano; const groups = new Map(); volc.forEach((x, a) => { if (x !== null) groups.set(x, [...(groups.get(x) ?? []), a]); });
      const pts = (s, a) => (s.tokens.get(a) ?? 0) + (s.cities.includes(a) ? 5 : 0);
      const open = [...groups].filter(([, as]) => as.some((a) => B.cities.includes(a)));
      if (open.length > 0) {
        const dmg = open.map(([, as]) => [victim, ...secondaries].reduce((x, n) => x + as.reduce((y, a) => y + pts(before[n], a), 0), 0));
        const ev = world.news.find(({ event }) => event.what === 'volcano-erupts');
        const mine = open.findIndex(([x]) => x === ev?.event.volcano); if (mine < 0 || dmg[mine] !== Math.max(...dmg)) say('wrong volcano');
        for (const n of [victim, ...secondaries]) {
          const d = open[mine][1].reduce((y, a) => y + pts(before[n], a), 0);
          const urb = d > 0 && before[n].cards.urbanism !== undefined && before[n].cards.engineering === undefined;
          if (!urb && lostOf(n) !== d) say(`${before[n].name} lost ${lostOf(n)} want ${d}`);
          if (urb && (lostOf(n) < d || lostOf(n) > d + 8)) say('urbanism');
        }
      } else if (B.cities.length > 0) {
        const ev = world.news.find(({ event }) => event.what === 'earth-quakes');
        if (!ev) { say('no quake'); break; }
        const mild = B.cards.engineering !== undefined;
        const red = (n, a) => 5 - Math.min(limitOf(world, before[n], a, n), before[n].stock);
        let best = -1;
        for (const own of B.cities) {
          const first = mild ? Math.max(0, 5 - Math.min(before[victim].stock, Math.max(0, terrain(world).limit[own] - (B.tokens.get(own) ?? 0)) + (B.cards.agriculture !== undefined ? 1 : 0))) : 5;
          const near = neighboursOf(world, own).filter((x) => secondaries.some((n) => before[n].cities.includes(x)));
          if (near.length === 0) best = Math.max(best, first);
          for (const x of near) { const n = secondaries.find((k) => before[k].cities.includes(x)); const r = Math.max(0, 5 - Math.min(before[n].stock, Math.max(0, terrain(world).limit[x] - (before[n].tokens.get(x) ?? 0)) + (before[n].cards.agriculture !== undefined ? 1 : 0))); best = Math.max(best, first + r); }
        }
        const urbanists = [victim, ...secondaries].some((n) => before[n].cards.urbanism !== undefined && before[n].cards.engineering === undefined);
        const total = [victim, ...secondaries].reduce((x, n) => x + lostOf(n), 0);
        if (!urbanists && total !== best) say(`total ${total} best ${best}`);
      }
      break;
    }
    case 'flood': {
      const plain = terrain(world).floodPlain; const groups = new Map(); plain.forEach((x, a) => { if (x !== null) groups.set(x, [...(groups.get(x) ?? []), a]); });
      const vuln = (s, as) => as.reduce((y, a) => y + (s.tokens.get(a) ?? 0) + (s.cities.includes(a) && terrain(world).site[a] !== 'black' ? 5 : 0), 0);
      const all = [...groups].map(([x, as]) => [x, as, vuln(B, as)]);
      const most = Math.max(...all.map(([, , k]) => k));
      if (most === 0) {
        const co = B.cities.filter((a) => terrain(world).coastal[a]).length;
        if (B.cities.length - A.cities.length !== Math.min(1, co)) say('coast');
        if (co > 0 && B.cards.engineering === undefined && lostOf(victim) !== 5) say('not eliminated');
        break;
      }
      const ev = world.news.find(({ event }) => event.what === 'flood-rises'); const [, as, k] = all.find(([x]) => x === ev.event.plain); if (k !== most) say('plain');
      const opt = { where: (a) => as.includes(a), city: (a) => terrain(world).site[a] !== 'black' };
      const cap = (n, x) => before[n].cards.engineering !== undefined ? Math.min(7, x) : x;
      const w = due(world, B, victim, cap(victim, Math.min(17, vuln(B, as))), opt);
      if (lostOf(victim) !== w) say(`lost ${lostOf(victim)} want ${w}`);
      let sum = 0;
      const others = secondaries.filter((n) => n !== trader);
      for (const n of secondaries) { const s = shared[before[n].name] ?? 0; sum += s; const d = s === 0 ? 0 : due(world, before[n], n, s, opt); if (lostOf(n) !== d) say(`${before[n].name} told ${s} lost ${lostOf(n)} want ${d}`); }
      const able = others.reduce((x, n) => x + cap(n, vuln(before[n], as)), 0);
      if (sum !== Math.min(10, able)) say(`sum ${sum} able ${able}`);
      break;
    }
    case 'civil-war': {
      const own = B.cards.philosophy !== undefined ? 0 : 15 + mods(B, { music: 5, 'drama-and-poetry': 5, democracy: 10 }, {}, u);
      const theirs = B.cards.philosophy !== undefined ? 15 : 20;
      const destroyed = mods(B, { military: 5, 'naval-warfare': 5, 'advanced-military': 5 }, {}, u);
      const gained = secondaries.reduce((x, n) => x + Math.max(0, after[n].points - before[n].points), 0);
      const lost = lostOf(victim);
      const happenedSplit = world.news.find(({ event }) => event.what === 'nation-splits');
      if (B.points <= own + theirs && happenedSplit) say('split though small');
      if (happenedSplit) {
        const pt = (f) => Object.values(f.tokens).reduce((x, y) => x + y, 0) + 5 * f.cities.length;
        const f = pt(happenedSplit.event.first), s = pt(happenedSplit.event.second);
        if (f + s !== B.points) say('parts'); if (f !== own + theirs) say(`first ${f} want ${own + theirs}`);
        const kept = world.news.find(({ event }) => event.what === 'faction-kept').event.faction;
        const k = kept === 'first' ? f : s; const r = f + s - k;
        if (process.env.DBG && A.points !== Math.max(0, k - destroyed)) console.log(JSON.stringify(world.news.slice(-30).map((x) => x.event)), B.stock);
        if (A.points !== Math.max(0, k - destroyed)) say(`kept ${A.points} want ${k}-${destroyed}`);
        if (gained > Math.max(0, r - destroyed)) say('gained');
      }
      break;
    }
    case 'tribal-conflict': {
      const open = (s, a) => s.tokens.has(a) && world0(world).cityIn[a] < 0;
      const gone = [...B.tokens.keys()].filter((a) => !A.tokens.has(a));
      const pairs = [...B.tokens.keys()].filter((a) => world.cityIn[a] < 0).some((a) => terrain(world).land[a].some((b) => B.tokens.has(b) && world.cityIn[b] < 0));
      if (pairs ? gone.length !== 2 || !terrain(world).land[gone[0]].includes(gone[1]) : gone.length !== 0) say('tribal');
      break;
    }
  }
  if (brokenPieces(world).length) say('broken');
  function seat(n) { return world.nations[n].seat; }
  function reducedRight() {
    for (const a of B.cities) if (!A.cities.includes(a)) {
      const got = A.tokens.get(a) ?? 0; const w = (B.tokens.get(a) ?? 0) + limitOf(world, B, a, victim);
      if (got !== w && A.stock > 0) say(`reduced ${areaId(world, a)} to ${got} want ${w}`);
    }
  }
}
const world0 = (w) => w;

const N = Number(process.env.N ?? 60);
test('oracle', { timeout: 600000 }, () => {
  for (const { id } of CALAMITIES.filter(({ id }) => !process.env.ONLY || id === process.env.ONLY)) for (let g = 0; g < N; g++) {
    try { run(id, `${id} ${g} ${process.env.SEED ?? ''}`, g % 2 ? { uniqueCultures: true } : {}); } catch (e) { if (!String(e).includes('expected ' + id)) faults.push(`${id} ${g} threw ${e.stack.slice(0, 400)}`); }
  }
  console.log(JSON.stringify(counts));
  const by = {}; for (const f of faults) { const k = f.split(' ')[0]; (by[k] ??= []).push(f); }
  for (const k in by) console.log(k, by[k].length, '\n  ' + by[k].slice(0, 3).join('\n  '));
});
