import { documents } from '../document.ts';

const answerPromise = {
  en: 'You get an answer at every stage, even when it’s a no, and you can follow your application on your own page throughout.',
  sv: 'Du får svar efter varje steg, även när det blir ett nej, och kan följa din ansökan på en egen sida hela vägen.',
};

export const techProcess = documents(
  `Fourteen days from first call to offer, if your calendar allows it.

  1. **Call with us, 30 minutes.** What you're looking for, what the job is, what it pays. No tests.
  2. **Meet your future manager, 60 minutes.** At least half of the questions are yours.
  3. **Work session, 90 minutes.** A real piece of their code, together with two of the team. No homework.
  4. **References and offer.** We call two people you choose, and you get a written offer within two days.

  ${answerPromise.en}`,
  `Fjorton dagar från första samtal till erbjudande, om din kalender tillåter.

  1. **Samtal med oss, 30 minuter.** Vad du vill, vad jobbet är och vad det ger i lön. Inget test.
  2. **Samtal med din blivande chef, 60 minuter.** Minst hälften av frågorna är dina.
  3. **Arbetsprov, 90 minuter.** En riktig bit av deras kod tillsammans med två kollegor. Ingen hemläxa.
  4. **Referenser och erbjudande.** Vi ringer två personer som du väljer; erbjudandet kommer skriftligt inom två dagar.

  ${answerPromise.sv}`,
);

export const creativeProcess = documents(
  `Three conversations and no unpaid sketches.

  1. **Call with us, 30 minutes.** We'll have looked at your portfolio and will ask about two of the pieces in it.
  2. **Portfolio review, 60 minutes.** Walk us through one project from brief to result, wrong turns included.
  3. **Half a day with the team.** A paid session on a real problem, followed by lunch.
  4. **References and offer** within two days.

  ${answerPromise.en}`,
  `Tre samtal och inga obetalda skisser.

  1. **Samtal med oss, 30 minuter.** Vi har tittat på din portfolio i förväg och frågar om två av arbetena.
  2. **Portfoliosamtal, 60 minuter.** Visa ett projekt från uppdrag till resultat, med misstagen kvar.
  3. **En halvdag i teamet.** Ett betalt pass kring en verklig fråga, följt av lunch.
  4. **Referenser och erbjudande** inom två dagar.

  ${answerPromise.sv}`,
);

export const commercialProcess = documents(
  `A decision within two weeks, in four steps.

  1. **Call with us, 30 minutes.** What you've sold or built, for whom, and what you want next.
  2. **Structured interview, 60 minutes,** with the hiring manager. Everyone gets the same questions and is scored on the same scale.
  3. **Joint case, 75 minutes.** You get the numbers the day before and talk us through what you'd do first.
  4. **References and offer.** We call two people you choose.

  ${answerPromise.en}`,
  `Klart inom två veckor, i fyra steg.

  1. **Samtal med oss, 30 minuter.** Vad du har sålt eller byggt, för vem, och vad du vill härnäst.
  2. **Strukturerad intervju, 60 minuter,** med rekryterande chef. Alla får samma frågor och bedöms efter samma skala.
  3. **Case tillsammans, 75 minuter.** Du får siffrorna dagen före och berättar vad du skulle börja med.
  4. **Referenser och erbjudande.** Vi ringer två personer som du väljer.

  ${answerPromise.sv}`,
);

export const ownProcess = documents(
  `We hire for ourselves the way we hire for others.

  1. **Call with Saga, 30 minutes.**
  2. **Structured interview, 60 minutes,** with two future colleagues and the same questions for everyone.
  3. **A working afternoon,** paid, on a real search or a real campaign.
  4. **References and offer** within two days.

  ${answerPromise.en}`,
  `Vi rekryterar till oss själva som vi rekryterar åt andra.

  1. **Samtal med Saga, 30 minuter.**
  2. **Strukturerad intervju, 60 minuter,** med två blivande kollegor och samma frågor till alla.
  3. **En arbetseftermiddag,** betald, med en verklig rekrytering eller kampanj.
  4. **Referenser och erbjudande** inom två dagar.

  ${answerPromise.sv}`,
);
