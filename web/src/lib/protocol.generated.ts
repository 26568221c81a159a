// Made by `npm run types` from docs/formats/protocol.schema.json: change it there.

export type Lang = 'en' | 'pl' | 'fr' | 'it';
/**
 * A player, by seat.
 */
export type Seat = number;
/**
 * A Room, by its slot: 001 to 021.
 */
export type Slot = string;
/**
 * A corridor, or the shared space of the Technical Corridors.
 */
export type Corridor = string;
/**
 * A rule id: B6.19, U18.
 */
export type Rule = string;
/**
 * An id of content/.
 */
export type Id = string;
/**
 * A hand card as choices name it: rest, contamination, contamination:infected.
 */
export type CardName = string;
/**
 * An Item id, or corpse_red, corpse_blue, carcass, egg.
 */
export type Thing = string;
/**
 * shambler#2; stays through evolution.
 */
export type CarnomorphId = string;
export type CarnomorphType = 'metagorger' | 'shambler' | 'fleshbeast' | 'butcher';
export type Phase =
  | 'setup'
  | 'player.draw'
  | 'player.first_player'
  | 'player.round'
  | 'event.time'
  | 'event.attack'
  | 'event.fire'
  | 'event.card'
  | 'event.bag'
  | 'end.check'
  | 'over';
/**
 * A table: five letters without I and O.
 */
export type Code = string;
/**
 * Holds a seat.
 */
export type Token = string;
export type Hash = string;
export type Race = 'carnomorphs';
export type Mode = 'semi' | 'coop' | 'solo';
export type Edition = 'default' | 'en' | 'pl' | 'fr' | 'it';
export type Confidence = 'high' | 'medium' | 'low' | 'invented';
export type HttpErrorWord =
  | 'bad_request'
  | 'not_found'
  | 'full'
  | 'started'
  | 'not_yours'
  | 'too_large'
  | 'too_many'
  | 'wrong_origin'
  | 'storage'
  | 'damaged';
export type Ask =
  | 'turn'
  | 'pay'
  | 'pass_discard'
  | 'discard'
  | 'choose'
  | 'choose_set'
  | 'drawn'
  | 'yes_no'
  | 'react'
  | 'trade'
  | 'trade_answer'
  | 'pod_round'
  | 'pod_boarded'
  | 'craft'
  | 'heavy';
export type Purpose =
  | 'action'
  | 'cost'
  | 'pass'
  | 'pod_round'
  | 'launch'
  | 'character'
  | 'objective'
  | 'revive'
  | 'interrupt'
  | 'defend'
  | 'reroll_noise'
  | 'reroll_cost'
  | 'reroll_combat'
  | 'extra_ammo'
  | 'optional_part'
  | 'alternative'
  | 'effect_room'
  | 'effect_target'
  | 'shot_target'
  | 'weapon'
  | 'melee_target'
  | 'victim'
  | 'room_action'
  | 'room_option'
  | 'malfunction'
  | 'mover'
  | 'consent'
  | 'companion'
  | 'goal'
  | 'noise_marker'
  | 'silence'
  | 'discard'
  | 'lost_hand'
  | 'mutation_cost'
  | 'scanned_card'
  | 'mutation'
  | 'patient'
  | 'wound'
  | 'item_deck'
  | 'kept_item'
  | 'craft'
  | 'offer'
  | 'answer_offer'
  | 'load'
  | 'spend_ammo'
  | 'attach'
  | 'tie'
  | 'lost_item'
  | 'make_room'
  | 'surplus'
  | 'removed_object'
  | 'analysed_object'
  | 'doors'
  | 'door'
  | 'door_token'
  | 'lock_pod'
  | 'board_pod'
  | 'engine'
  | 'destination'
  | 'look'
  | 'event_place'
  | 'whose_objective'
  | 'shown_objective';
export type Verb =
  | 'move'
  | 'careful'
  | 'shoot'
  | 'melee'
  | 'pick'
  | 'trade'
  | 'craft'
  | 'quest'
  | 'play'
  | 'use'
  | 'room'
  | 'mutate'
  | 'pay'
  | 'pass'
  | 'discard'
  | 'keep'
  | 'drop'
  | 'choose'
  | 'yes'
  | 'no'
  | 'react'
  | 'decline'
  | 'offer'
  | 'accept'
  | 'end'
  | 'launch'
  | 'wait'
  | 'stay'
  | 'leave';
export type Pick =
  | 'room'
  | 'corridor'
  | 'seat'
  | 'carnomorph'
  | 'target'
  | 'item'
  | 'object'
  | 'thing'
  | 'colour'
  | 'objective'
  | 'mutation'
  | 'pod'
  | 'option'
  | 'character'
  | 'destination'
  | 'hand_card'
  | 'corridors'
  | 'wound'
  | 'engine';
export type Reaction = 'interruption' | 'nerves_of_steel' | 'armor' | 'motion_scanner' | 'reroll';
export type Reason =
  | 'not_an_option'
  | 'cannot_pay'
  | 'in_combat'
  | 'out_of_combat'
  | 'not_neighboring'
  | 'closed_door'
  | 'room_not_empty'
  | 'corridor_not_free'
  | 'no_such_target'
  | 'weapon_not_held'
  | 'no_ammo'
  | 'nothing_there'
  | 'nobody_to_trade_with'
  | 'nothing_to_trade'
  | 'wrong_components'
  | 'none_left'
  | 'quest_not_inactive'
  | 'quest_condition'
  | 'card_not_in_hand'
  | 'not_an_action'
  | 'item_not_held'
  | 'requirement'
  | 'pointless'
  | 'no_room_action'
  | 'room_malfunction'
  | 'no_mutation'
  | 'no_contamination_card'
  | 'wrong_offer'
  | 'wrong_payment'
  | 'game_over'
  | 'unreadable';
export type Icon =
  | 'encounter'
  | 'attack'
  | 'miss'
  | 'injury'
  | 'heal'
  | 'kill'
  | 'retreat'
  | 'move'
  | 'place'
  | 'evolve'
  | 'feed'
  | 'adaptation'
  | 'bag'
  | 'egg'
  | 'character'
  | 'explore'
  | 'noise'
  | 'wound'
  | 'contamination'
  | 'mutation'
  | 'slime'
  | 'signal'
  | 'hibernate'
  | 'pod'
  | 'death'
  | 'card'
  | 'search'
  | 'item'
  | 'quest'
  | 'trade'
  | 'object'
  | 'ammo'
  | 'objective'
  | 'peek'
  | 'door'
  | 'danger'
  | 'fire'
  | 'malfunction'
  | 'repair'
  | 'airlock'
  | 'time'
  | 'self_destruct'
  | 'destination'
  | 'engine'
  | 'turn'
  | 'step'
  | 'action'
  | 'reaction'
  | 'roll'
  | 'pass'
  | 'event_card'
  | 'check'
  | 'game_over';
export type EventName =
  | 'encounter'
  | 'surprise_attack'
  | 'attack'
  | 'miss'
  | 'injure'
  | 'heal'
  | 'injury_check'
  | 'kill'
  | 'retreat_card'
  | 'retreat'
  | 'move'
  | 'leave_by_technical_corridors'
  | 'leave_board'
  | 'place'
  | 'evolve'
  | 'feed'
  | 'adaptation_revealed'
  | 'adaptation_discarded'
  | 'bag_draw'
  | 'bag_add'
  | 'bag_remove'
  | 'egg_destroyed'
  | 'nest_destroyed'
  | 'first_encounter'
  | 'character_chosen'
  | 'explore'
  | 'noise_roll'
  | 'wound'
  | 'serious_wound'
  | 'dress'
  | 'contaminate'
  | 'scan'
  | 'scan_over'
  | 'mutate'
  | 'mutation_kept'
  | 'mutation_marker'
  | 'mutation_action'
  | 'cure'
  | 'slime'
  | 'unslime'
  | 'signal'
  | 'hibernate'
  | 'pod'
  | 'launch'
  | 'death'
  | 'revive'
  | 'draw'
  | 'card_drawn'
  | 'discard'
  | 'shuffle'
  | 'search'
  | 'item_kept'
  | 'craft'
  | 'quest'
  | 'attach'
  | 'trade'
  | 'object_removed'
  | 'take'
  | 'drop'
  | 'egg_taken'
  | 'ammo'
  | 'item_counter'
  | 'objective_dealt'
  | 'objective_kept'
  | 'objective_chosen'
  | 'peek'
  | 'noise'
  | 'door'
  | 'danger'
  | 'fire'
  | 'extinguish'
  | 'malfunction'
  | 'repair'
  | 'airlock'
  | 'time'
  | 'self_destruct'
  | 'destination'
  | 'engine_order'
  | 'turn'
  | 'first_player'
  | 'step'
  | 'action'
  | 'cancelled'
  | 'reaction'
  | 'roll'
  | 'pass'
  | 'event_card'
  | 'check'
  | 'game_over';
export type Told =
  | {
      event: 'encounter';
      data: {
        seat: Seat;
        room: Slot;
      };
    }
  | {
      event: 'surprise_attack';
      data: {
        by: CarnomorphId;
        target: Seat;
        number: number;
        hand: number;
        room: Slot;
      };
    }
  | {
      event: 'attack';
      data: {
        by: CarnomorphId;
        target: Seat;
        card: Id | null;
        room: Slot;
        occasion: 'surprise' | 'step' | 'escape' | 'effect';
      };
    }
  | {
      event: 'miss';
      data: {
        by: CarnomorphId;
        target: Seat;
        card: Id | null;
        room: Slot;
        occasion: 'surprise' | 'step' | 'escape' | 'effect';
      };
    }
  | {
      event: 'miss';
      data: {
        by: Seat;
        target: CarnomorphId | null;
        card: Id | null;
        room: Slot;
      };
    }
  | {
      event: 'injure';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        count: number;
      };
    }
  | {
      event: 'heal';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        count: number;
      };
    }
  | {
      event: 'injury_check';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        card: Id;
        blood: number | null;
        injuries: number;
        result: 'holds' | 'dies' | 'retreats';
      };
    }
  | {
      event: 'kill';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        injuries: number;
        blood?: number;
      };
    }
  | {
      event: 'retreat_card';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        card: Id;
        number: number;
      };
    }
  | {
      event: 'retreat';
      data: {
        who: CarnomorphId;
        from: Slot;
        to: Slot;
      };
    }
  | {
      event: 'move';
      data: {
        who: CarnomorphId | Seat;
        from: Slot;
        to: Slot;
      };
    }
  | {
      event: 'leave_by_technical_corridors';
      data: {
        who: CarnomorphId;
        from: Slot;
        to: 'technical';
      };
    }
  | {
      event: 'leave_board';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
      };
    }
  | {
      event: 'place';
      data: {
        who: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
      };
    }
  | {
      event: 'place';
      data: {
        who: Seat | null;
        type: Thing;
        room: Slot;
      };
    }
  | {
      event: 'evolve';
      data: {
        who: CarnomorphId;
        from: CarnomorphType;
        to: CarnomorphType;
        room: Slot;
      };
    }
  | {
      event: 'feed';
      data: {
        feeder: CarnomorphId;
        type: CarnomorphType;
        room: Slot;
        food: string | null;
      };
    }
  | {
      event: 'adaptation_revealed';
      data: {
        slot: Id;
        card: Id | null;
      };
    }
  | {
      event: 'adaptation_discarded';
      data: {
        slot: Id;
        card: Id | null;
        seat?: Seat;
      };
    }
  | {
      event: 'bag_draw';
      data: {
        token: 'blank' | 'blue' | 'red' | 'shambler' | 'fleshbeast' | 'butcher';
        number?: number;
      };
    }
  | {
      event: 'bag_add';
      data: {
        token: 'blank' | 'blue' | 'red' | 'shambler' | 'fleshbeast' | 'butcher';
        number?: number;
      };
    }
  | {
      event: 'bag_remove';
      data: {
        token: 'blank' | 'blue' | 'red' | 'shambler' | 'fleshbeast' | 'butcher';
        number?: number;
      };
    }
  | {
      event: 'egg_destroyed';
      data: {
        room: Slot;
        board: boolean;
      };
    }
  | {
      event: 'nest_destroyed';
      data: {
        room: Slot | null;
      };
    }
  | {
      event: 'first_encounter';
      data: {};
    }
  | {
      event: 'character_chosen';
      data: {
        seat: Seat;
        character: Id;
        declined: Id | null;
      };
    }
  | {
      event: 'explore';
      data: {
        seat: Seat;
        room: Slot;
        tile: Id;
      };
    }
  | {
      event: 'explore';
      data: {
        seat: Seat;
        room: Slot;
        tile: Id;
        token: string;
      };
    }
  | {
      event: 'noise_roll';
      data: {
        seat: Seat;
        result: '1' | '2' | '3' | '4' | 'silence' | 'danger';
        room: Slot;
      };
    }
  | {
      event: 'wound';
      data: {
        seat: Seat;
        kind: 'light' | 'serious';
        cause?: 'bleeding' | 'fire';
        count: number;
      };
    }
  | {
      event: 'serious_wound';
      data: {
        seat: Seat;
        card: Id | null;
      };
    }
  | {
      event: 'dress';
      data: {
        seat: Seat;
        card: Id | null;
      };
    }
  | {
      event: 'heal';
      data: {
        who: Seat;
        count: number;
        card?: Id | null;
      };
    }
  | {
      event: 'contaminate';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'scan';
      data: {
        seat: Seat;
        result: 'clean' | 'infected';
      };
    }
  | {
      event: 'scan_over';
      data: {
        seat: Seat;
        result: 'clean' | 'infected';
        removed: number;
      };
    }
  | {
      event: 'mutate';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'mutation_kept';
      data: {
        seat: Seat;
        card: Id;
        returned: Id;
      };
    }
  | {
      event: 'mutation_marker';
      data: {
        seat: Seat;
        total: number;
      };
    }
  | {
      event: 'mutation_action';
      data: {
        seat: Seat;
        card: Id;
        side: 'not_infected' | 'infected';
      };
    }
  | {
      event: 'cure';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'slime';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'unslime';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'signal';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'hibernate';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'pod';
      data: {
        pod: number;
        seat?: Seat;
        state: 'locked' | 'unlocked' | 'removed' | 'boarded' | 'left';
      };
    }
  | {
      event: 'launch';
      data: {
        pod: number;
        seat?: Seat;
      };
    }
  | {
      event: 'death';
      data: {
        seat: Seat;
        room: Slot | null;
      };
    }
  | {
      event: 'revive';
      data: {
        seat: Seat;
        room: Slot;
      };
    }
  | {
      event: 'draw';
      data: {
        seat: Seat;
        count: number;
      };
    }
  | {
      event: 'card_drawn';
      data: {
        seat: Seat;
        card: Id;
      };
    }
  | {
      event: 'discard';
      data: {
        seat: Seat;
        cards: Id[];
        count: number;
        cost?: true;
      };
    }
  | {
      event: 'discard';
      data: {
        seat: Seat;
        item: Thing;
      };
    }
  | {
      event: 'shuffle';
      data: {
        deck: 'attack' | 'event' | 'mutation' | 'wound' | 'red' | 'yellow' | 'green';
      };
    }
  | {
      event: 'shuffle';
      data: {
        seat: Seat;
        deck: 'action';
        hand?: boolean;
      };
    }
  | {
      event: 'search';
      data: {
        seat: Seat;
        item: Thing;
        deck: 'attack' | 'event' | 'mutation' | 'wound' | 'red' | 'yellow' | 'green';
        room: Slot;
      };
    }
  | {
      event: 'item_kept';
      data: {
        seat: Seat;
        deck: 'attack' | 'event' | 'mutation' | 'wound' | 'red' | 'yellow' | 'green';
        room: Slot;
      };
    }
  | {
      event: 'craft';
      data: {
        seat: Seat;
        item: Thing;
      };
    }
  | {
      event: 'quest';
      data: {
        seat: Seat;
        item: Thing;
      };
    }
  | {
      event: 'attach';
      data: {
        seat: Seat;
        item: Thing;
      };
    }
  | {
      event: 'trade';
      data: {
        seat: Seat;
        with: Seat;
        gives: string[];
        gets: string[];
      };
    }
  | {
      event: 'object_removed';
      data: {
        thing: Thing;
        room: Slot;
        seat?: Seat;
        board: boolean;
      };
    }
  | {
      event: 'take';
      data: {
        seat: Seat;
        thing: Thing;
        room: Slot;
      };
    }
  | {
      event: 'drop';
      data: {
        seat: Seat;
        thing: Thing;
        room: Slot;
      };
    }
  | {
      event: 'egg_taken';
      data: {
        seat: Seat;
        room: Slot;
      };
    }
  | {
      event: 'ammo';
      data: {
        seat: Seat;
        item: Thing;
        value: number;
      };
    }
  | {
      event: 'item_counter';
      data: {
        room: Slot;
        value: number;
      };
    }
  | {
      event: 'objective_dealt';
      data: {
        seat: Seat;
        card: Id;
      };
    }
  | {
      event: 'objective_kept';
      data: {
        seat: Seat;
        card: Id;
      };
    }
  | {
      event: 'objective_chosen';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'peek';
      data: {
        seat: Seat;
        what: 'tile';
        room: Slot;
        tile?: Id;
        token?: string;
      };
    }
  | {
      event: 'peek';
      data: {
        seat: Seat;
        what: 'engine';
        engine: number;
        result?: 'working' | 'damaged';
      };
    }
  | {
      event: 'peek';
      data: {
        seat: Seat;
        what: 'coordinates';
        card?: Id;
      };
    }
  | {
      event: 'peek';
      data: {
        seat: Seat;
        what: 'event_top';
        card?: Id;
      };
    }
  | {
      event: 'peek';
      data: {
        seat: Seat;
        what: 'objective';
        owner: Seat;
        card?: Id;
      };
    }
  | {
      event: 'noise';
      data: {
        corridor: Corridor;
        state: boolean;
      };
    }
  | {
      event: 'door';
      data: {
        corridor: Corridor;
        state: 'open' | 'closed' | 'destroyed';
        who?: CarnomorphId;
      };
    }
  | {
      event: 'danger';
      data: {
        seat: Seat;
        room: Slot;
      };
    }
  | {
      event: 'fire';
      data: {
        room: Slot;
      };
    }
  | {
      event: 'extinguish';
      data: {
        room: Slot;
      };
    }
  | {
      event: 'malfunction';
      data: {
        room: Slot;
      };
    }
  | {
      event: 'repair';
      data: {
        room: Slot;
      };
    }
  | {
      event: 'airlock';
      data: {
        room: Slot;
        state: 'stopped' | 'started' | 'opened';
      };
    }
  | {
      event: 'time';
      data: {
        value: number;
      };
    }
  | {
      event: 'self_destruct';
      data: {
        value: number | null;
      };
    }
  | {
      event: 'destination';
      data: {
        seat: Seat;
        value: 'A' | 'B' | 'C' | 'D';
      };
    }
  | {
      event: 'engine_order';
      data: {
        seat: Seat;
        engine: number;
        changed: boolean;
      };
    }
  | {
      event: 'turn';
      data: {
        value: number;
      };
    }
  | {
      event: 'first_player';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'step';
      data: {
        value: Phase;
      };
    }
  | {
      event: 'action';
      data: {
        seat: Seat;
        choice: string;
      };
    }
  | {
      event: 'cancelled';
      data: {
        seat: Seat;
        choice: string;
      };
    }
  | {
      event: 'reaction';
      data: {
        seat: Seat;
        reaction:
          | 'interruption'
          | 'nerves_of_steel'
          | 'armor'
          | 'motion_scanner'
          | 'reroll'
          | 'not_attacked'
          | 'ignore_wounds'
          | 'soften_wound';
        against: CarnomorphId | Seat | null;
        item?: Thing;
        card?: Id;
      };
    }
  | {
      event: 'reaction';
      data: {
        seat: Seat;
        reaction:
          | 'interruption'
          | 'nerves_of_steel'
          | 'armor'
          | 'motion_scanner'
          | 'reroll'
          | 'not_attacked'
          | 'ignore_wounds'
          | 'soften_wound';
        against: CarnomorphId | Seat | null;
        card: Id | null;
      };
    }
  | {
      event: 'roll';
      data: {
        seat: Seat;
        result: 'blank' | 'creeper' | 'adult' | 'one' | 'two';
        target: CarnomorphId | null;
      };
    }
  | {
      event: 'pass';
      data: {
        seat: Seat;
      };
    }
  | {
      event: 'event_card';
      data: {
        card: Id;
      };
    }
  | {
      event: 'check';
      data: {
        which: 'engines' | 'coordinates' | 'contamination' | 'objectives';
        seat: Seat | null;
        result: boolean;
      };
    }
  | {
      event: 'check';
      data: {
        which: 'coordinates';
        seat: Seat | null;
        result: 'earth' | 'mars' | 'venus' | 'deep_space';
      };
    }
  | {
      event: 'game_over';
      data: {
        reason: 'none' | 'jump' | 'self_destruct' | 'fire' | 'malfunction' | 'nobody_left';
      };
    };
/**
 * An event as one reader is told of it; its fields are those of events.md.
 */
export type StoryLine = StoryHead & Told;
export type ClientMessage =
  Hello | Start | Choose | Undo | Why | AskForecast | AskLog | Say | SetLang | Away | Replace | Leave | Ping;
export type ServerMessage =
  | Welcome
  | Update
  | Taken
  | RefusedChoice
  | Allowed
  | Forecast
  | Log
  | TableChanged
  | Chat
  | Over
  | ProtocolError
  | Pong;
/**
 * @minItems 2
 * @maxItems 2
 */
export type XY = [number, number];

/**
 * Every shape of docs/formats/protocol.schema.json by its name.
 */
export interface Protocol {
  Lang?: Lang;
  Seat?: Seat;
  Slot?: Slot;
  Corridor?: Corridor;
  Rule?: Rule;
  Id?: Id;
  CardName?: CardName;
  CardCounts?: CardCounts;
  Thing?: Thing;
  CarnomorphId?: CarnomorphId;
  CarnomorphType?: CarnomorphType;
  Phase?: Phase;
  Code?: Code;
  Token?: Token;
  Hash?: Hash;
  Race?: Race;
  Mode?: Mode;
  Edition?: Edition;
  RuleOptions?: RuleOptions;
  Confidence?: Confidence;
  SeatWish?: SeatWish;
  NewTable?: NewTable;
  TableSeat?: TableSeat;
  Table?: Table;
  TableList?: TableList;
  JoinTable?: JoinTable;
  Seated?: Seated;
  HttpErrorWord?: HttpErrorWord;
  HttpError?: HttpError;
  Pod?: Pod;
  Tracks?: Tracks;
  Carnomorph?: Carnomorph;
  ObjectCounts?: ObjectCounts;
  Room?: Room;
  CorridorState?: CorridorState;
  Held?: Held;
  Backs?: Backs;
  Crew?: Crew;
  Own?: Own;
  TokenCounts?: TokenCounts;
  DeckState?: DeckState;
  Brood?: Brood;
  Sections?: Sections;
  Ask?: Ask;
  Purpose?: Purpose;
  Verb?: Verb;
  Pick?: Pick;
  Reaction?: Reaction;
  Option?: Option;
  Reason?: Reason;
  Refused?: Refused;
  About?: About;
  Offers?: Offers;
  Decision?: Decision;
  Icon?: Icon;
  EventName?: EventName;
  Told?: Told;
  StoryLine?: StoryLine;
  StoryHead?: StoryHead;
  ForecastAttack?: ForecastAttack;
  ForecastFeed?: ForecastFeed;
  SeatStatistics?: SeatStatistics;
  Statistics?: Statistics;
  Result?: Result;
  ReplayStep?: ReplayStep;
  Hello?: Hello;
  Start?: Start;
  Choose?: Choose;
  Undo?: Undo;
  Why?: Why;
  AskForecast?: AskForecast;
  AskLog?: AskLog;
  Say?: Say;
  SetLang?: SetLang;
  Away?: Away;
  Replace?: Replace;
  Leave?: Leave;
  Ping?: Ping;
  TableOptions?: TableOptions;
  Welcome?: Welcome;
  Update?: Update;
  Taken?: Taken;
  RefusedChoice?: RefusedChoice;
  Allowed?: Allowed;
  Forecast?: Forecast;
  Log?: Log;
  TableChanged?: TableChanged;
  Chat?: Chat;
  Over?: Over;
  ProtocolError?: ProtocolError;
  Pong?: Pong;
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
  XY?: XY;
  ContentSlot?: ContentSlot;
  ContentCorridor?: ContentCorridor;
  ContentSection?: ContentSection;
  ContentTile?: ContentTile;
  ContentCard?: ContentCard;
  ContentCharacter?: ContentCharacter;
  ContentItem?: ContentItem;
  ContentDie?: ContentDie;
  Content?: Content;
  Texts?: Texts;
  Rules?: Rules;
}
/**
 * Cards by the name that choices use, and how many of each.
 */
export interface CardCounts {
  [k: string]: number;
}
/**
 * Single rule options.
 */
export interface RuleOptions {
  mutation_new_contamination?: 'discard_top' | 'draw_top';
  bagdev_blank_return?: 'before_noise' | 'after_noise';
  feeding_without_evolution_eats?: 'false' | 'true';
  butcher_tie_break?: 'turn_order' | 'player_number';
  butcher_token_after_development?: 'pool' | 'out_of_game';
  attack_target_counts?: 'action' | 'hand';
  killer_feeds?: 'false' | 'true';
  events_move_fighters?: 'true' | 'false';
}
export interface SeatWish {
  kind: 'human' | 'bot';
  level?: Id;
  /**
   * Hot-seat: of this seat's person.
   */
  name?: string;
}
export interface NewTable {
  /**
   * Of the maker.
   */
  name: string;
  players: number;
  race?: Race;
  mode: Mode;
  edition?: Edition;
  rules?: RuleOptions;
  draft?: boolean;
  public?: boolean;
  /**
   * Seconds per decision, 0: none.
   */
  limit?: number;
  hotseat?: boolean;
  /**
   * @minItems 1
   * @maxItems 5
   */
  seats:
    | [SeatWish]
    | [SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish];
}
export interface TableSeat {
  seat: Seat;
  /**
   * open: a person's, nobody has taken it yet.
   */
  kind: 'human' | 'bot' | 'open';
  /**
   * Empty while nobody has taken it.
   */
  name: string;
  level?: Id;
  online: boolean;
  character: Id | null;
  /**
   * A bot plays for its person.
   */
  away: boolean;
}
export interface Table {
  code: Code;
  state: 'waiting' | 'running' | 'over';
  players: number;
  race: Race;
  mode: Mode;
  edition: Edition;
  rules: RuleOptions;
  draft: boolean;
  public: boolean;
  limit: number;
  hotseat: boolean;
  /**
   * The Turn, 0 while waiting.
   */
  round: number;
  maker?: Seat;
  rematch?: Code;
  seats: TableSeat[];
}
export interface TableList {
  tables: Table[];
}
export interface JoinTable {
  name: string;
  seat?: Seat;
}
export interface Seated {
  code: Code;
  seat: Seat;
  token: Token;
}
export interface HttpError {
  error: HttpErrorWord;
  message: string;
}
export interface Pod {
  pod: number;
  section: 'A' | 'B';
  state: 'locked' | 'unlocked' | 'launched' | 'removed';
  crew: Seat[];
}
export interface Tracks {
  turn: number;
  time: number;
  phase: Phase;
  self_destruct: number | null;
  first_player: Seat;
  /**
   * Whose round it is.
   */
  active: Seat | null;
  /**
   * Of the active player; null: as many as they like, or nobody is active.
   */
  actions_left: number | null;
  /**
   * Who has to decide now; null when the game is over.
   */
  waiting: Seat | null;
  destination: 'A' | 'B' | 'C' | 'D';
  /**
   * The Hibernatorium is open.
   */
  hibernation: boolean;
  first_encounter: boolean;
  first_death: boolean;
  eggs: number;
  nest_destroyed: boolean;
  butcher_killed: boolean;
  airlock: Slot | null;
  pods: Pod[];
  technical_noise: boolean;
  /**
   * Who has looked at what lies face down.
   */
  looked: {
    /**
     * Who has seen the token of engine 1, 2, 3.
     *
     * @minItems 3
     * @maxItems 3
     */
    engines: [Seat[], Seat[], Seat[]];
    coordinates: Seat[];
    event_top: Seat[];
  };
}
export interface Carnomorph {
  id: CarnomorphId;
  type: CarnomorphType;
  injuries: number;
}
export interface ObjectCounts {
  corpse_red?: number;
  corpse_blue?: number;
  carcass?: number;
  egg?: number;
}
export interface Room {
  /**
   * null while unexplored.
   */
  tile: Id | null;
  /**
   * The Item counter; null while unexplored.
   */
  items: number | null;
  fire: boolean;
  malfunction: boolean;
  /**
   * The Room has a Computer; a Malfunction marker stops it.
   */
  computer: boolean;
  objects: ObjectCounts;
  carnomorphs: Carnomorph[];
  /**
   * Characters in the Room, also those in a pod of it.
   */
  crew: Seat[];
  /**
   * What this seat looked at secretly.
   */
  seen: {
    tile: Id | null;
    token: string | null;
  } | null;
  /**
   * Who has looked at the face-down tile.
   */
  looked: Seat[];
}
export interface CorridorState {
  noise: boolean;
  door: 'open' | 'closed' | 'destroyed';
}
export interface Held {
  thing: Thing;
  /**
   * null: no weapon.
   */
  ammo: number | null;
  capacity: number | null;
  /**
   * Two Items tied with Duct Tape share one.
   */
  slot: number;
  attached: ('extended_magazine' | 'autoloader')[];
}
/**
 * Items of the Inventory by their backs.
 */
export interface Backs {
  red?: number;
  yellow?: number;
  green?: number;
  blue?: number;
  quest?: number;
}
export interface Crew {
  character: Id | null;
  place: 'aboard' | 'pod' | 'hibernating' | 'launched' | 'dead';
  room: Slot | null;
  pod: number | null;
  light: number;
  serious: {
    card: Id | null;
    dressed: boolean;
  }[];
  slime: boolean;
  signal: boolean;
  /**
   * null: no Mutation card and no marker.
   */
  mutation: {
    /**
     * null: face down, or none was left.
     */
    card: Id | null;
    markers: number;
  } | null;
  /**
   * Has a Mutation card.
   */
  mutated: boolean;
  hand: number;
  deck: number;
  discard: CardCounts;
  passed: boolean;
  hands: Held[];
  hand_slots: number;
  backs: Backs;
  quests: {
    item: Id;
    active: boolean;
  }[];
  /**
   * How many.
   */
  objectives: number;
  /**
   * Co-op: they lie open.
   */
  shown_objectives?: Id[];
  status: ('not_attacked' | 'ignore_wounds' | 'soften_wound')[];
}
/**
 * What only this seat knows.
 */
export interface Own {
  hand: CardName[];
  deck: CardCounts;
  /**
   * Contamination cards in hand that were scanned.
   */
  known: {
    infected: number;
    clean: number;
  };
  objectives: Id[];
  mutation: Id | null;
  /**
   * The Mutation card seen and given back.
   */
  returned: Id | null;
  /**
   * The Inventory.
   */
  items: Id[];
  /**
   * The top tokens this seat has seen.
   */
  engines: {
    [k: string]: 'working' | 'damaged';
  };
  coordinates: Id | null;
  event_top: Id | null;
  /**
   * Of others, by seat.
   */
  seen_objectives: {
    [k: string]: Id[];
  };
  /**
   * Cards to choose from now.
   */
  drawn: Id[];
}
export interface TokenCounts {
  blank: number;
  blue: number;
  red: number;
  shambler: number;
  fleshbeast: number;
  butcher: number;
}
export interface DeckState {
  deck: number;
  discard: Id[];
}
export interface Brood {
  bag: TokenCounts;
  pool: TokenCounts;
  adaptations: {
    slot: Id;
    state: 'face_down' | 'revealed' | 'discarded';
    /**
     * null: not known, or without effect.
     */
    card: Id | null;
  }[];
  attack: DeckState;
  event: DeckState;
  wounds: DeckState;
  /**
   * Cards left in the deck.
   */
  contamination: number;
  /**
   * Cards left in each deck.
   */
  items: {
    red: number;
    yellow: number;
    green: number;
  };
  item_discard: Id[];
  /**
   * How many of each can still be made.
   */
  crafted: {
    [k: string]: number;
  };
  /**
   * Exploration tokens turned so far.
   */
  tokens: {
    [k: string]: number;
  };
  on_board: {
    metagorger: number;
    shambler: number;
    fleshbeast: number;
    butcher: number;
  };
}
/**
 * Parts of the view of a seat; absent: as before.
 */
export interface Sections {
  tracks?: Tracks;
  'room:001'?: Room;
  'room:002'?: Room;
  'room:003'?: Room;
  'room:004'?: Room;
  'room:005'?: Room;
  'room:006'?: Room;
  'room:007'?: Room;
  'room:008'?: Room;
  'room:009'?: Room;
  'room:010'?: Room;
  'room:011'?: Room;
  'room:012'?: Room;
  'room:013'?: Room;
  'room:014'?: Room;
  'room:015'?: Room;
  'room:016'?: Room;
  'room:017'?: Room;
  'room:018'?: Room;
  'room:019'?: Room;
  'room:020'?: Room;
  'room:021'?: Room;
  /**
   * Only those with a Noise marker or a Door that is not open.
   */
  corridors?: {
    [k: string]: CorridorState;
  };
  'crew:1'?: Crew;
  'crew:2'?: Crew;
  'crew:3'?: Crew;
  'crew:4'?: Crew;
  'crew:5'?: Crew;
  own?: Own;
  'own:1'?: Own;
  'own:2'?: Own;
  'own:3'?: Own;
  'own:4'?: Own;
  'own:5'?: Own;
  brood?: Brood;
}
export interface Option {
  /**
   * Notation: what `choose` sends back.
   */
  choice: string;
  /**
   * Action cards to pay.
   */
  cost: number;
  verb: Verb;
  room?: Slot;
  corridor?: Corridor;
  corridors?: Corridor[];
  /**
   * A Carnomorph, or eggs.
   */
  target?: string;
  /**
   * An Action card by its name, any other card by its id.
   */
  card?: string;
  item?: Id;
  option?: Id;
  seat?: Seat;
  thing?: Thing;
  /**
   * craft: the two components; quest: the Item discarded for it, where several could be.
   *
   * @minItems 1
   * @maxItems 2
   */
  from?: [Id] | [Id, Id];
  /**
   * Anything else: a deck, pod, Character, Objective, Mutation, space, engine token, reaction.
   */
  value?: string;
}
/**
 * What lies at hand but is not allowed now; the sentence is the text refusal.REASON.
 */
export interface Refused {
  choice: string;
  reason: Reason;
  rule: Rule | null;
  also?: Rule;
  verb: Verb;
  room?: Slot;
  corridor?: Corridor;
  corridors?: Corridor[];
  /**
   * A Carnomorph, or eggs.
   */
  target?: string;
  /**
   * An Action card by its name, any other card by its id.
   */
  card?: string;
  item?: Id;
  option?: Id;
  seat?: Seat;
  thing?: Thing;
  /**
   * craft: the two components; quest: the Item discarded for it, where several could be.
   *
   * @minItems 1
   * @maxItems 2
   */
  from?: [Id] | [Id, Id];
  /**
   * Anything else: a deck, pod, Character, Objective, Mutation, space, engine token, reaction.
   */
  value?: string;
}
export interface About {
  pick?: Pick;
  /**
   * Notation of the running Action.
   */
  action?: string;
  by?: Seat;
  verb?: Verb;
  /**
   * The Action card in use.
   */
  card?: string;
  item?: Id;
  attacker?: CarnomorphId;
  room?: Slot;
  tile?: Id;
  thing?: Thing;
  seat?: Seat;
  /**
   * trade_answer: what the other gives.
   */
  gives?: Thing[];
  /**
   * trade_answer: what the other wants.
   */
  gets?: Thing[];
  reactions?: Reaction[];
}
/**
 * trade: what an offer can be made of; the page writes `offer p2 medkit for egg`.
 */
export interface Offers {
  /**
   * Things on each side.
   */
  most: number;
  mine: Thing[];
  partners: {
    seat: Seat;
    /**
     * What lies in their Hand slots.
     */
    things: Thing[];
    backs: Backs;
  }[];
}
export interface Decision {
  seat: Seat;
  ask: Ask;
  purpose: Purpose;
  rule: Rule | null;
  about: About;
  min: number;
  max: number;
  options: Option[];
  cards?: CardCounts;
  offers?: Offers;
  /**
   * turn only.
   */
  refused?: Refused[];
}
export interface StoryHead {
  seq: number;
  turn: number;
  /**
   * Empty: only for animation.
   */
  text: string;
  rule: Rule | null;
  event: EventName;
  icon: Icon;
  seat?: Seat;
  sections?: Sections;
}
export interface ForecastAttack {
  by: CarnomorphId;
  type: CarnomorphType;
  room: Slot;
  target: Seat;
  /**
   * The only Character there; the fewest Action cards in hand; among equals the first in turn order.
   */
  why: 'only' | 'fewest' | 'tie';
  chance: number;
  /**
   * Of these hundred: how often it hits.
   */
  hit: number;
}
export interface ForecastFeed {
  feeder: CarnomorphId;
  type: CarnomorphType;
  room: Slot;
  food: string | null;
  /**
   * Into what; null: it does not.
   */
  evolves: CarnomorphType | null;
  chance: number;
}
export interface SeatStatistics {
  actions: number;
  moves: number;
  explored: number;
  searches: number;
  shots: number;
  kills: number;
  noise: number;
  encounters: number;
  attacked: number;
  wounds: number;
  serious: number;
  contamination: number;
  cards_played: number;
  items_used: number;
}
export interface Statistics {
  turns: number;
  attacks: number;
  feeds: number;
  evolutions: number;
  killed: number;
  eggs_left: number;
  rooms_explored: number;
  seats: {
    [k: string]: SeatStatistics;
  };
}
export interface Result {
  reason: 'jump' | 'self_destruct' | 'fire' | 'malfunction' | 'nobody_left';
  ship_destroyed: boolean;
  arrived: ('earth' | 'mars' | 'venus' | 'deep_space') | null;
  survivors: Seat[];
  winners: Seat[];
  /**
   * By seat: where the Character ended.
   */
  fates: {
    [k: string]: 'aboard' | 'pod' | 'hibernating' | 'launched' | 'dead';
  };
  objectives: {
    [k: string]: Id[];
  };
  /**
   * In the order in which they were made.
   */
  checks: {
    which: 'engines' | 'coordinates' | 'contamination' | 'objectives';
    seat: Seat | null;
    result: boolean | ('earth' | 'mars' | 'venus' | 'deep_space');
  }[];
  statistics: Statistics;
}
export interface ReplayStep {
  step: number;
  steps: number;
  turns: number[];
  table: Table;
  sections: Sections;
  story: StoryLine[];
  choice: {
    seat: Seat;
    choice: string;
  } | null;
  result: Result | null;
}
export interface Hello {
  v: 1;
  type: 'hello';
  code: Code;
  token: Token | null;
  lang: Lang;
  since: number;
  /**
   * Story lines of updates shall say what changed until then.
   */
  scenes?: boolean;
}
export interface Start {
  v: 1;
  type: 'start';
}
export interface Choose {
  v: 1;
  type: 'choose';
  /**
   * Comes back in the answer.
   */
  id: number;
  seat: Seat;
  seq: number;
  choice: string;
}
export interface Undo {
  v: 1;
  type: 'undo';
  /**
   * Comes back in the answer.
   */
  id: number;
  seat: Seat;
}
export interface Why {
  v: 1;
  type: 'why';
  /**
   * Comes back in the answer.
   */
  id: number;
  seat: Seat;
  choice: string;
}
export interface AskForecast {
  v: 1;
  type: 'forecast';
  /**
   * Comes back in the answer.
   */
  id: number;
}
export interface AskLog {
  v: 1;
  type: 'log';
  /**
   * Comes back in the answer.
   */
  id: number;
  from: number;
  lang: Lang;
}
export interface Say {
  v: 1;
  type: 'say';
  text?: string;
  phrase?: Id;
}
export interface SetLang {
  v: 1;
  type: 'lang';
  lang: Lang;
}
export interface Away {
  v: 1;
  type: 'away';
  away: boolean;
}
export interface Replace {
  v: 1;
  type: 'replace';
  /**
   * Comes back in the answer.
   */
  id: number;
  seat: Seat;
}
export interface Leave {
  v: 1;
  type: 'leave';
}
export interface Ping {
  v: 1;
  type: 'ping';
}
/**
 * The rules of this game, as in positions.
 */
export interface TableOptions {
  players: number;
  race: Race;
  mode: Mode;
  draft: boolean;
  [k: string]: unknown;
}
/**
 * While the table waits there are no sections and no decision.
 */
export interface Welcome {
  v: 1;
  type: 'welcome';
  /**
   * Those this connection plays.
   */
  seats: Seat[];
  table: Table;
  seq: number;
  sections: Sections;
  story: StoryLine[];
  decision: Decision | null;
  /**
   * The last choice can be taken back.
   */
  undo: boolean;
  hash: Hash;
  /**
   * Seconds left for the pending decision, if there is a limit.
   */
  clock?: number;
  /**
   * Undone since what hello said: story lines with a greater seq did not happen.
   */
  undone?: number;
  /**
   * Whose view this is; null: the table's.
   */
  viewer: Seat | null;
  options: TableOptions | null;
}
export interface Update {
  v: 1;
  type: 'update';
  seq: number;
  sections: Sections;
  story: StoryLine[];
  decision: Decision | null;
  /**
   * The last choice can be taken back.
   */
  undo: boolean;
  hash: Hash;
  /**
   * Seconds left for the pending decision, if there is a limit.
   */
  clock?: number;
  /**
   * After an undo: story lines with a greater seq did not happen.
   */
  undone?: number;
  /**
   * Whose view this is; null: the table's.
   */
  viewer: Seat | null;
}
export interface Taken {
  v: 1;
  type: 'taken';
  /**
   * Comes back in the answer.
   */
  id: number;
  seq: number;
}
export interface RefusedChoice {
  v: 1;
  type: 'refused';
  /**
   * Comes back in the answer.
   */
  id: number;
  reason:
    Reason | ('stale' | 'wrong_seat' | 'not_a_player' | 'not_running' | 'undo' | 'present' | 'too_early' | 'storage');
  rule: Rule | null;
  also: Rule | null;
  message: string;
}
export interface Allowed {
  v: 1;
  type: 'allowed';
  /**
   * Comes back in the answer.
   */
  id: number;
}
export interface Forecast {
  v: 1;
  type: 'forecast';
  /**
   * Comes back in the answer.
   */
  id: number;
  attacks: ForecastAttack[];
  feeds: ForecastFeed[];
}
export interface Log {
  v: 1;
  type: 'log';
  /**
   * Comes back in the answer.
   */
  id: number;
  from: number;
  story: StoryLine[];
}
export interface TableChanged {
  v: 1;
  type: 'table';
  table: Table;
}
export interface Chat {
  v: 1;
  type: 'chat';
  seat: Seat | null;
  name: string;
  text?: string;
  phrase?: Id;
}
export interface Over {
  v: 1;
  type: 'over';
  result: Result;
}
export interface ProtocolError {
  v: 1;
  type: 'error';
  error: HttpErrorWord | ('version' | 'not_a_player' | 'wrong_seat' | 'rate' | 'chat' | 'stale');
  message: string;
}
export interface Pong {
  v: 1;
  type: 'pong';
}
export interface ContentSlot {
  id: Slot;
  /**
   * 0: a special Room.
   */
  class: number;
  special: Id | null;
  x: number;
  y: number;
  /**
   * Exit numbers of the Technical Corridors entrance.
   */
  technical: number[];
  technical_xy: XY | null;
  exits: {
    numbers: number[];
    to: Slot;
    corridor: Corridor;
  }[];
}
export interface ContentCorridor {
  id: Corridor;
  a: Slot;
  b: Slot;
  numbers_at_a: number[];
  numbers_at_b: number[];
  door_xy: XY;
}
export interface ContentSection {
  section: 'A' | 'B';
  tile: Id;
  pod_xy: XY[];
}
export interface ContentTile {
  id: Id;
  class: number;
  slot: Slot | null;
  colours: ('red' | 'yellow' | 'green')[];
  computer: boolean;
  searchable: boolean;
  malfunction_allowed: boolean;
  section: ('A' | 'B') | null;
  nest: boolean;
  engine: number | null;
  slimes: boolean;
  hand_limit: number | null;
  action: {
    cost: number;
    blocked_by_malfunction: boolean;
    options: Id[];
  } | null;
  confidence: Confidence;
}
/**
 * `name` is what choices use; texts are card.ID.name.
 */
export interface ContentCard {
  id: Id;
  name: Id;
  count: number;
  cost: number;
  combat: 'any' | 'in' | 'out';
  timing: 'action' | 'reaction' | 'passive';
  options: Id[];
  confidence: Confidence;
}
export interface ContentCharacter {
  id: Id;
  weapon: Id;
  quests: Id[];
  cards: ContentCard[];
}
/**
 * `name` is what choices use; texts are item.NAME.name.
 */
export interface ContentItem {
  id: Id;
  name: Id;
  deck: 'red' | 'yellow' | 'green' | 'blue' | 'weapon' | 'quest';
  count: number;
  single_use: boolean;
  heavy: boolean;
  weapon: boolean;
  energy: boolean;
  capacity: number;
  start_ammo: number;
  cost: number;
  combat: 'any' | 'in' | 'out';
  timing: 'action' | 'reaction' | 'passive';
  component: ('chemical' | 'cloth' | 'medical' | 'tool' | 'electric') | null;
  recipe:
    | ['chemical' | 'cloth' | 'medical' | 'tool' | 'electric', 'chemical' | 'cloth' | 'medical' | 'tool' | 'electric']
    | null;
  options: Id[];
  quest: {
    owner: Id;
    cost: number;
    room: Id | null;
    items: Id[];
  } | null;
  confidence: Confidence;
}
export interface ContentDie {
  sides: number;
  faces: {
    face: string;
    count: number;
  }[];
}
export interface Content {
  fingerprint: Hash;
  board: {
    view: XY;
    slots: ContentSlot[];
    corridors: ContentCorridor[];
    sections: ContentSection[];
  };
  tiles: ContentTile[];
  characters: ContentCharacter[];
  items: ContentItem[];
  objectives: {
    id: Id;
    kind: 'corporate' | 'personal' | 'solo_coop';
    min_players: number;
    confidence: Confidence;
  }[];
  wounds: {
    id: Id;
    count: number;
    confidence: Confidence;
  }[];
  mutations: {
    id: Id;
    combat: 'any' | 'in' | 'out';
    confidence: Confidence;
  }[];
  adaptations: {
    id: Id;
    confidence: Confidence;
  }[];
  adaptation_slots: {
    id: Id;
    type: CarnomorphType;
    objects: ('corpse_red' | 'corpse_blue' | 'carcass' | 'egg')[];
  }[];
  attacks: {
    id: Id;
    types: CarnomorphType[];
    /**
     * null: the Retreat arrow.
     */
    blood_small: number | null;
    blood_large: number | null;
    confidence: Confidence;
  }[];
  events: {
    id: Id;
    moves: CarnomorphType[];
    corridor: number;
    after: 'discard' | 'remove_and_reshuffle' | 'shuffle_back';
    confidence: Confidence;
  }[];
  coordinates: {
    id: Id;
    /**
     * @minItems 4
     * @maxItems 4
     */
    places: [
      'earth' | 'mars' | 'venus' | 'deep_space',
      'earth' | 'mars' | 'venus' | 'deep_space',
      'earth' | 'mars' | 'venus' | 'deep_space',
      'earth' | 'mars' | 'venus' | 'deep_space'
    ];
  }[];
  exploration: {
    effect: Id;
    items: number;
    count: number;
  }[];
  tokens: {
    token: 'blank' | 'blue' | 'red' | 'shambler' | 'fleshbeast' | 'butcher';
    /**
     * The Surprise Attack number, 0: none.
     */
    number: number;
    count: number;
  }[];
  minis: {
    metagorger: number;
    shambler: number;
    fleshbeast: number;
    butcher: number;
  };
  dice: {
    noise: ContentDie;
    combat: ContentDie;
  };
  costs: {
    move: number;
    careful: number;
    shoot: number;
    melee: number;
    pick: number;
    trade: number;
    craft: number;
  };
  limits: {
    hand: number;
    hand_slots: number;
    light_wounds: number;
    serious_wounds: number;
    deadly_markers: number;
    eggs: number;
    time_blue: number;
    self_destruct_start: number;
    self_destruct_yellow: number;
    contamination: number;
    infected: number;
    pod_seats: number;
  };
}
/**
 * Every text of a language by key; English where it has none.
 */
export interface Texts {
  [k: string]: string;
}
export interface Rules {
  chapters: {
    id: string;
    title: string;
  }[];
  rules: {
    id: string;
    title: string;
    title_en?: string;
    text: string;
    chapter: string;
    source: string;
    see: string[];
  }[];
}
