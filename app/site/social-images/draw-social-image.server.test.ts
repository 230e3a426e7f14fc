import { expect, it } from 'vitest';
import { renderSocialImage, type SocialImage } from './draw-social-image.server.tsx';

const job: SocialImage = {
  siteName: 'Alpaca',
  host: 'alpaca.example',
  kicker: 'Hygglo · Stockholm',
  title: 'Senior varumärkesdesigner med ansvar för hela uttrycket i tre länder',
  pose: 'searching',
};

/** The baselines of all lines, in the order in which they are drawn. */
const baselinesOf = (svg: string) =>
  [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\) scale/g)].map(([, y]) => Number(y));

it('shows the pay between the title and the host', () => {
  const plain = baselinesOf(renderSocialImage(job));
  const paid = baselinesOf(renderSocialImage({ ...job, pay: '48 000–60 000 kr i månaden' }));
  expect(paid).toHaveLength(plain.length + 1);
  const [host = 0, pay = 0, lastLine = 0] = paid.toReversed();
  expect(pay - lastLine).toBeGreaterThan(50);
  expect(host - pay).toBeGreaterThan(40);
});
