"""Tests of the 2022 edition that say what the first has too, played by its rules."""

from __future__ import annotations

import pytest

from tests.games.seize import table
from tests.games.seize.editions import played_by

SHARED = {
    "test_adjacency": """
        test_a_card_that_goes_anywhere_needs_no_adjacency
    """,
    "test_allocation": """
        test_a_copy_of_another_player_is_disputed
        test_a_second_copy_of_a_character_is_not_faced_up
        test_a_unit_enters_depleted_unless_deployed
        test_a_world_depletes_for_points_or_for_its_ability
        test_a_world_gives_its_cost_and_what_abilities_add
        test_characters_are_faced_up_for_their_cost
        test_points_must_reach_the_cost
        test_units_of_all_types_enter_at_controlled_worlds_only
    """,
    "test_battle": """
        test_a_conquest_is_settled_before_the_next_begins
        test_a_counter_goes_at_once_a_card_still_acts
        test_a_fleet_targets_any_one_defender_or_the_world
        test_a_troop_with_assault_targets_at_once
        test_an_attacking_counter_is_gone_at_once
        test_attackers_are_damaged_in_step_2
        test_counters_fight_as_units_of_their_own_type
        test_nobody_has_to_target
        test_only_units_at_this_copy_take_part
        test_the_attacker_orders_and_skips_the_worlds_entered
        test_the_present_controller_defends
        test_troops_wait_for_the_second_exchange
        test_two_exchanges_of_four_steps
    """,
    "test_battle_more": """
        test_a_hardened_counter_keeps_no_damage
        test_a_troop_counter_without_its_card_holds_nothing
        test_after_the_second_exchange_it_is_over_unless_a_card_prolongs_it
        test_damage_stays_for_the_next_exchange_and_then_eliminates
        test_then_the_defender_may_move_fleet_cards
    """,
    "test_battle_options": """
        test_the_number_decides_the_fight
    """,
    "test_cards_data": """
        test_characters
        test_units_have_subtypes_of_their_type
    """,
    "test_components": """
        test_areas_and_who_sees_them
        test_cards_are_not_put_onto_counters
        test_controlled_and_owned
        test_thirty_counters_are_no_limit
        test_who_controls_a_card_controls_its_counters
        test_worlds_of_one_system_wherever_players_sit
    """,
    "test_conquest": """
        test_a_disputed_world_is_conquered_and_stays_disputed
        test_fleets_without_a_world_are_discarded
        test_the_attacker_leaves_or_moves_survivors
        test_the_second_copy_of_its_owner_is_eliminated_not_liberated
        test_the_world_stays_as_it_is
    """,
    "test_decks": """
        test_cards_of_all_starter_decks_may_be_mixed
        test_starter_decks_are_legal_with_three_copies
        test_starter_decks_hold_what_the_lists_say
    """,
    "test_disputes": """
        test_a_disputed_world_is_controlled_and_counts_for_its_system
        test_a_disputed_world_is_not_depleted_for_its_ability
        test_passive_abilities_of_a_disputed_world_stay_in_force
        test_passive_abilities_work_for_each_copy
    """,
    "test_duel": """
        test_a_standard_fight_then_roles_change_and_all_cards_are_back
        test_points_for_units_and_tactics
        test_secret_picks_capacity_and_how_they_stand
        test_ten_worlds_roles_alternate_and_nothing_taken_is_a_draw
        test_x_is_2
    """,
    "test_extra": """
        test_a_cancelled_picket_fleet_leaves_and_its_keywords_with_it
    """,
    "test_instants": """
        test_a_disputed_character_still_has_its_instant_ability
    """,
    "test_keywords": """
        test_a_fleet_may_target_normally_instead
        test_a_strike_is_not_for_the_world
        test_a_troop_without_assault_may_strike
        test_att_is_split_among_x_and_one_units
        test_hardened_holds_against_a_strike
        test_piercing_adds_up_and_counts_for_each_target
        test_piercing_needs_a_first_damage_counter
        test_reinforced_doubles_against_fleets_and_orbitals
        test_strikes_join_only_strikes
        test_support_does_nothing_for_defenders
    """,
    "test_modifiers": """
        test_att_0_does_not_attack_and_stays_unseen
        test_def_is_at_least_1_other_values_at_least_0
    """,
    "test_reactions": """
        test_a_card_that_names_its_moment_or_costs_too_much_is_refused
        test_abilities_are_used_at_any_moment_of_any_turn_unless_they_name_one
        test_attacker_defender_then_the_others_clockwise
        test_one_copy_on_one_target
        test_only_its_controller_depletes_and_both_agree
        test_the_answer_is_resolved_first
    """,
    "test_reallocation": """
        test_on_high_alert_lets_a_depleted_fleet_react
        test_several_worlds_of_several_players_who_react_clockwise
        test_undepleted_units_move_among_own_worlds_and_may_go_on
    """,
    "test_refusals": """
        test_a_disputed_admiral_is_refused_as_such
        test_a_world_that_did_not_pay_is_refused_as_such
        test_who_is_attacked_moves_in_part_c
    """,
    "test_regent": """
        test_the_regent_eliminates_copies_but_not_all
    """,
    "test_resupply": """
        test_a_copy_makes_all_copies_disputed_at_once
        test_a_throne_world_of_anybody_is_not_faced_up
        test_a_world_of_which_one_has_a_copy_is_not_faced_up
        test_discarding_a_faceup_copy_ends_the_dispute
        test_every_depleted_card_one_controls_is_turned_upright
        test_no_more_than_three_characters_stay
        test_nothing_is_drawn_from_an_empty_deck
        test_one_asset_card_the_regent_two
        test_one_character_is_drawn_facedown
        test_one_resource_counter_for_each_faceup_world
        test_worlds_are_faced_up_for_their_cost
    """,
    "test_review": """
        test_what_was_meant_for_an_exchange_that_never_came_is_over
    """,
    "test_setup": """
        test_the_long_game_of_two_has_a_first_player_but_no_regent
        test_war_from_the_first_turn_only_in_the_accelerated_game
    """,
    "test_turn": """
        test_six_phases_in_order_the_last_for_the_regent_only
        test_turns_pass_clockwise
        test_units_that_went_out_on_a_turn_without_military_phase_return
    """,
    "test_victory": """
        test_a_world_its_conqueror_has_left_is_liberated
        test_a_world_liberated_by_attack_pays_nothing
        test_a_world_taken_from_another_conqueror_pays_as_conquered
        test_an_eliminated_copy_pays_nothing
        test_the_hand_is_filled_or_cut_to_6
    """,
    "test_windows": """
        test_the_order_in_which_a_conquest_action_opens
    """,
    "test_worked_battle": """
        test_all_48_numbers_of_the_printed_battle
    """,
}
"""By module."""

globals().update(played_by("first", SHARED))


@pytest.fixture(autouse=True)
def edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "EDITION", "first")
