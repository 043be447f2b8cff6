/** RB-EXP-02 */
export const pointsOf: readonly number[] = [1, 2, 3, 4];

/** RB-EXP-04, by the number of players. */
const prices: readonly number[] = [5, 5, 4, 4, 3, 3];
export const priceOfExperience = (players: number): number => prices[players - 1] as number;

/** How many adventure counters of each colour are paid. */
export type Payment = readonly number[];

export const worthOf = (payment: Payment): number =>
  payment.reduce((sum, count, color) => sum + count * (pointsOf[color] as number), 0);

/** RB-EXP-15: enough, and without any single one of its counters too little. */
export const isFair = (payment: Payment, price: number): boolean => {
  const worth = worthOf(payment);
  return worth >= price && payment.every((count, color) => count === 0 || worth - (pointsOf[color] as number) < price);
};

function allPayments(): Payment[] {
  const counts = [0, 1, 2, 3, 4, 5];
  const list = counts.flatMap((green) =>
    counts.flatMap((yellow) => counts.flatMap((blue) => counts.map((red) => [green, yellow, blue, red]))),
  );
  return list.filter((payment) => [...new Set(prices)].some((price) => isFair(payment, price)));
}

/** Every payment that can ever be fair. A choice names one of them. */
export const payments: readonly Payment[] = allPayments();

const letters = ['green', 'yellow', 'blue', 'red'];
/** `2-green-1-blue` */
export const paymentNames: readonly string[] = payments.map((payment) =>
  payment.flatMap((count, color) => (count === 0 ? [] : [`${count}-${letters[color]}`])).join('-'),
);
