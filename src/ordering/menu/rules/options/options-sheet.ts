import type { OptionGroup } from '../menu.ts';

/** The hint under a group's name. */
export function groupHint(group: Pick<OptionGroup, 'maxSelection'>, itemLabel: string): string {
  if (group.maxSelection === 0) return itemLabel;
  return group.maxSelection === 1
    ? 'Please select any 1 option'
    : `Select upto ${group.maxSelection} options`;
}

export type Ticked = { labels: string[]; isFull: boolean };

/** A single choice moves the tick. A multiple choice toggles it, and refuses ticks above its cap. */
export function toggleOption(
  group: Pick<OptionGroup, 'maxSelection'>,
  labels: string[],
  label: string,
): Ticked {
  if (group.maxSelection === 0) return { labels, isFull: false };
  if (labels.includes(label)) return { labels: labels.filter((other) => other !== label), isFull: false };
  if (group.maxSelection === 1) return { labels: [label], isFull: false };
  if (labels.length >= group.maxSelection) {
    return { labels, isFull: true };
  }
  return { labels: [...labels, label], isFull: false };
}

const LONGEST_LABEL = 34;

/** Shortens option labels of multiple choice groups to 30 characters and an ellipsis. */
export function shortLabel(label: string): string {
  const letters = [...label];
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, 30).join('')}...` : label;
}
