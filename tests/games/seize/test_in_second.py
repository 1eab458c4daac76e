"""Tests of other editions that say what the second has too, played by its rules."""

from __future__ import annotations

import pytest

from tests.games.seize import table
from tests.games.seize.editions import played_by

SHARED = {
    "test_first_common": """
        test_a_tie_for_the_highest_score_leaves_the_title_free
        test_a_unit_moves_once_in_a_part
        test_depleted_units_fight_all_targets_come_first_and_all_withdraw_together
        test_equal_throne_worlds_are_discarded_until_all_differ
        test_orbitals_do_not_hold_a_world_and_go_with_it
        test_the_dearest_throne_world_and_character_make_the_regent
        test_two_worlds_of_cost_4_pay_for_a_fleet_of_cost_6
        test_who_has_no_counter_pays_nothing_for_a_dispute
        test_who_has_nothing_to_choose_shows_it_and_draws_on
    """,
    "test_adjacency": """
        test_the_present_controller_counts_not_the_owner
        test_with_two_or_three_players_everything_is_adjacent
        test_worlds_of_a_system_of_which_one_controls_a_world_are_adjacent
    """,
    "test_allocation": """
        test_a_copy_of_another_player_is_disputed
        test_a_second_copy_of_a_character_is_not_faced_up
        test_a_unit_enters_depleted_unless_deployed
        test_a_world_depletes_for_points_or_for_its_ability
        test_characters_are_faced_up_for_their_cost
        test_units_of_all_types_enter_at_controlled_worlds_only
    """,
    "test_battle": """
        test_a_counter_goes_at_once_a_card_still_acts
        test_a_world_that_is_reached_takes_a_conquest_counter
        test_all_targets_are_declared_before_any_total
        test_attackers_are_damaged_in_step_2
        test_depleted_units_fight_but_do_not_deplete_again
        test_nobody_has_to_target
        test_one_total_and_one_counter_a_target
        test_the_attacker_orders_and_skips_the_worlds_entered
        test_the_present_controller_defends
        test_two_exchanges_of_four_steps
    """,
    "test_battle_more": """
        test_a_hardened_counter_keeps_no_damage
        test_a_mecha_that_left_as_a_fleet_is_a_troop_afterwards
        test_after_the_second_exchange_it_is_over_unless_a_card_prolongs_it
        test_counters_of_an_eliminated_card_fight_on_and_cannot_leave
        test_damage_stays_for_the_next_exchange_and_then_eliminates
        test_the_attacker_withdraws_with_all_and_the_action_is_over
    """,
    "test_battle_options": """
        test_the_number_decides_the_fight
    """,
    "test_cards_data": """
        test_units_have_subtypes_of_their_type
        test_worlds
    """,
    "test_components": """
        test_areas_and_who_sees_them
        test_cards_are_not_put_onto_counters
        test_controlled_and_owned
        test_counters_go_with_a_card_that_leaves_the_table
        test_reaction_cards_are_asset_cards_and_all_of_them_tactics
        test_thirty_counters_are_no_limit
    """,
    "test_conquest": """
        test_a_disputed_world_is_conquered_and_stays_disputed
        test_a_second_copy_is_eliminated
        test_fleets_without_a_world_are_discarded
        test_the_attacker_leaves_or_moves_survivors
        test_the_second_copy_of_its_owner_is_eliminated_not_liberated
        test_the_world_stays_as_it_is
    """,
    "test_decks": """
        test_starter_decks_are_legal_with_three_copies
        test_starter_decks_hold_what_the_lists_say
    """,
    "test_disputes": """
        test_a_disputed_character_is_not_depleted_for_anything
        test_a_disputed_world_is_controlled_and_counts_for_its_system
        test_a_disputed_world_is_not_depleted_for_its_ability
        test_copies_and_units_at_them_are_apart
    """,
    "test_duel": """
        test_a_standard_fight_then_roles_change_and_all_cards_are_back
        test_secret_picks_capacity_and_how_they_stand
        test_ten_worlds_roles_alternate_and_nothing_taken_is_a_draw
    """,
    "test_extra": """
        test_a_unit_is_paid_with_multiplied_points
    """,
    "test_instants": """
        test_a_disputed_character_still_has_its_instant_ability
    """,
    "test_keywords": """
        test_a_share_joins_the_att_of_others
        test_a_troop_without_assault_may_strike
        test_hardened_holds_against_a_strike
        test_hardened_takes_one_more
        test_intercept_lifts_support_for_those_who_may_target_fleets
        test_siege_adds_up
        test_sub_light_pays_for_each_way_out
    """,
    "test_reactions": """
        test_a_cancelled_card_is_discarded_unpaid_and_not_played_again_at_once
        test_a_card_that_names_nothing_means_itself
        test_abilities_are_used_at_any_moment_of_any_turn_unless_they_name_one
        test_an_activated_ability_replaces_the_instant_one_unless_it_says_also
        test_attacker_defender_then_the_others_clockwise
        test_numbers_add_up_and_plain_keywords_do_not
        test_one_copy_on_one_target
    """,
    "test_reallocation": """
        test_a_disputed_world_is_like_any_other_for_react
        test_several_worlds_of_several_players_who_react_clockwise
        test_undepleted_units_move_among_own_worlds_and_may_go_on
    """,
    "test_regent": """
        test_the_regent_eliminates_copies_but_not_all
    """,
    "test_resupply": """
        test_a_copy_makes_all_copies_disputed_at_once
        test_a_disputed_world_generates_half
        test_a_throne_world_gives_2_to_its_owner_only
        test_a_throne_world_of_anybody_is_not_faced_up
        test_a_world_of_which_one_has_a_copy_is_not_faced_up
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
        test_decks_are_split_in_three_and_may_be_the_same
        test_the_basic_game_has_neither_characters_nor_reactions_nor_regent
        test_war_from_the_first_turn_only_in_the_accelerated_game
    """,
    "test_throne": """
        test_conquest_counters_needed
    """,
    "test_turn": """
        test_six_phases_in_order_the_last_for_the_regent_only
        test_turns_pass_clockwise
        test_units_that_went_out_on_a_turn_without_military_phase_return
    """,
    "test_victory": """
        test_20_points_of_owned_and_conquered_worlds_win
        test_a_world_its_conqueror_has_left_is_liberated
        test_each_world_is_rounded_down_by_itself
        test_only_the_active_player_is_checked
    """,
    "test_windows": """
        test_the_order_in_which_a_conquest_action_opens
    """,
}
"""By module."""

globals().update(played_by("second", SHARED))


@pytest.fixture(autouse=True)
def edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "EDITION", "second")
