/** The figures that a hovered line of the log speaks of; the stage lights them. */
export const lit = $state<{ figures: number[] }>({ figures: [] });
