/**
 * Arrow keys move the focus from card to card. While a card is picked up they move that card
 * instead.
 */
export function onArrowKey(event: KeyboardEvent): void {
  const card = event.target instanceof HTMLElement && event.target.closest('[data-card]');
  if (!card || event.defaultPrevented) return;
  const neighbour = findNeighbour(card, event.key);
  if (!neighbour) return;
  event.preventDefault();
  neighbour.focus();
  neighbour.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function findNeighbour(card: Element, key: string): HTMLElement | null | undefined {
  const item = card.closest('[data-index]');
  const column = card.closest('[data-stage]');
  switch (key) {
    case 'ArrowDown':
      return cardAt(column, Number(item?.getAttribute('data-index')) + 1);
    case 'ArrowUp':
      return cardAt(column, Number(item?.getAttribute('data-index')) - 1);
    case 'ArrowRight':
      return nearestCard(column, card, 'nextElementSibling');
    case 'ArrowLeft':
      return nearestCard(column, card, 'previousElementSibling');
    default:
      return undefined;
  }
}

function cardAt(column: Element | null, index: number) {
  return column?.querySelector<HTMLElement>(`[data-index="${index}"] [data-card]`);
}

/** Returns the card at about the same height in the next column that is not empty. */
function nearestCard(
  column: Element | null,
  card: Element,
  direction: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | undefined {
  const { top } = card.getBoundingClientRect();
  for (let other = column?.[direction]; other; other = other[direction]) {
    const cards = [...other.querySelectorAll<HTMLElement>('[data-card]')];
    const distance = (element: Element) => Math.abs(element.getBoundingClientRect().top - top);
    const closest = cards.toSorted((a, b) => distance(a) - distance(b))[0];
    if (closest) return closest;
  }
  return undefined;
}
