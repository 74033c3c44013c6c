import type { Rows } from './row.ts';

/** Your cards, in hand and in play. */
export const cards = [
  ['level.1', 'rule', 'The level of a card is 0 for Age A, 1 for Age I, 2 for Age II and 3 for Age III.'],
  ['level.2', 'rule', 'A unit, farm, mine or urban building has the level of the technology its worker stands on.'],
  ['level.3', 'rule', 'Your best mine, lab and so on is one of the highest level among your workers of that type.'],

  ['hand.1', 'rule', 'Your hand may hold civil and military cards.'],
  ['hand.2', 'rule', 'Civil cards come to your hand from the card row.'],
  ['hand.3', 'rule', 'Players may agree that civil cards in hand are open to all.'],
  ['hand.4', 'rule', 'At or above your civil action total no further civil card can come to your hand by any means.'],
  ['hand.5', 'rule', 'Should you hold more civil cards than that, you discard none.'],
  ['hand.6', 'rule', 'Military cards are drawn in secret and stay hidden until they are revealed.'],
  [
    'hand.7',
    'rule',
    'You may draw military cards beyond your military action total, but discard the excess at the end of your turn.',
  ],

  ['in-play.1', 'rule', 'Cards face up in a play area or in the common tactics area are in play.'],
  ['in-play.2', 'rule', 'Cards in hands, decks, discard piles and the card row are not in play.'],
  ['in-play.3', 'rule', 'Where a rule speaks of leaders, colonies, wonders or technologies, it means those in play.'],

  ['discard-pile.1', 'rule', 'Cards discarded from hand and cards removed from play go to the same place.'],
  ['discard-pile.2', 'rule', 'A civil card that is discarded or removed never comes back.'],
  [
    'discard-pile.3',
    'rule',
    'A military card that is discarded or removed goes face down to the discard pile of its age.',
  ],
  ['discard-pile.4', 'rule', 'Military cards discarded without being played are shown to nobody.'],
  ['discard-pile.5', 'rule', 'An empty military deck is made anew from the shuffled discards of the current age.'],
  ['discard-pile.6', 'rule', 'Resolved events go to the past events and not to a discard pile.'],
  ['discard-pile.7', 'advice', 'The book shows a way to lay out your cards.'],

  ['technologies.1', 'rule', 'Every civil card with a science cost is a technology.'],
  ['technologies.2', 'rule', 'The technologies printed on your board are cards in play for all purposes.'],
  ['technologies.3', 'component', 'The upper right corner shows the type of a technology.'],

  [
    'farms-and-mines.1',
    'rule',
    'Each worker on a farm or mine technology is a farm or mine of its level, and there is no limit to them.',
  ],
  ['farms-and-mines.2', 'rule', 'Farms and mines do not change ratings: they produce in the Production Phase.'],
  [
    'farms-and-mines.3',
    'rule',
    'Each blue token on a farm or mine technology is worth the food or resources printed on it.',
  ],
  ['farms-and-mines.4', 'rule', 'A card may hold any number of blue tokens.'],
  ['farms-and-mines.5', 'rule', 'It can hold them without a worker.'],

  [
    'urban-buildings.1',
    'rule',
    'Each worker on an urban building technology is an urban building of its level and type.',
  ],
  ['urban-buildings.2', 'rule', 'Your government limits how many urban buildings of each type you can have.'],
  ['urban-buildings.3', 'rule', 'Each urban building adds the symbols of its card to your ratings.'],

  [
    'units.1',
    'rule',
    'Each worker on a military unit technology is a unit of its level and type, and there is no limit to them.',
  ],
  ['units.2', 'rule', 'Each unit adds the strength of its card.'],
  ['units.3', 'rule', 'Units may form armies of your current tactic.'],

  ['special-technologies.1', 'rule', 'Special technologies work without workers.'],
  [
    'special-technologies.2',
    'rule',
    'Of two special technologies of one type in your play area, the lower one leaves at once.',
  ],

  ['governments.1', 'rule', 'Your government gives you most of your actions and takes no workers.'],
  ['governments.2', 'rule', 'You always have exactly one government, Despotism to begin with.'],
  ['governments.3', 'rule', 'Some governments do more than give actions.'],
  ['governments.4', 'rule', 'The urban building limit stands in the corner of the government.'],

  ['wonders.1', 'rule', 'Wonders are built in stages.'],
  ['wonders.2', 'rule', 'You can have one unfinished wonder, which does nothing, and any number of completed ones.'],
  ['wonders.3', 'rule', 'A wonder begins to work when it is completed.'],
  ['wonders.4', 'rule', 'An Age III wonder scores once, the moment it is completed.'],
  ['wonders.5', 'rule', 'The text of the Taj Mahal works while it lies in the card row.'],

  ['leaders.1', 'rule', 'You can have only one leader in play.'],
  ['leaders.2', 'rule', 'Taking a leader bars you from any other leader of that age.'],
  ['leaders.3', 'rule', 'A leader works from the moment of entering play.'],

  ['action-cards.1', 'rule', 'Action cards never enter play: they work once and are discarded.'],

  ['colonies.1', 'rule', 'A territory you colonize becomes your colony.'],
  ['colonies.2', 'rule', 'What a colony gives once, it gives only when it is colonized.'],
  ['colonies.3', 'rule', 'Its permanent effect lasts as long as you hold it.'],
  ['colonies.4', 'rule', 'If you lose a colony, you lose its permanent effect.'],
  [
    'colonies.5',
    'rule',
    'A player who takes a colony from you gets its permanent effect, and never what it gives once.',
  ],

  [
    'tactics.1',
    'rule',
    'Your current tactic is an exclusive one in your play area or a common one, and at the start you have none.',
  ],
  ['tactics.2', 'rule', 'An army takes as many units of each type as the tactic shows.'],
  ['tactics.3', 'rule', 'Each army you can form adds its tactical strength to your strength.'],
  ['tactics.4', 'rule', 'Each army may have one air force, which doubles its tactical strength.'],
  ['tactics.5', 'rule', 'A unit belongs to one army at most.'],
  [
    'tactics.6',
    'rule',
    'An army is outdated, and adds only the lesser number of an Age II or III tactic, if a unit in it is two or more levels below the tactic.',
  ],
  ['tactics.7', 'rule', 'An air force doubles the lesser number of an outdated army.'],
  ['tactics.8', 'rule', 'Armies always form in the way that gives the most strength.'],

  ['pacts.1', 'rule', 'You can have one pact in your own play area and be a party to pacts in others.'],

  ['wars.1', 'rule', 'A war does nothing until it is resolved one round later, and then leaves play.'],

  ['other-cards.1', 'rule', 'An aggression works when it is played and is then discarded.'],
  ['other-cards.2', 'rule', 'An event works when it is revealed and then goes to the past events.'],
  ['other-cards.3', 'rule', 'A military bonus card serves once, in defence or in colonization, and is then discarded.'],
] as const satisfies Rows;
