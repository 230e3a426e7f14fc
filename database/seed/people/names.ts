// Common first and last names of each Nordic country. Random combinations identify nobody.

export type Country = 'SE' | 'NO' | 'DK' | 'FI';

type Names = { first: readonly string[]; last: readonly string[]; cities: readonly string[] };

const words = (text: string): string[] => text.trim().split(/\s+/);

export const namesOf: Record<Country, Names> = {
  SE: {
    first: words(`
      Alva Axel Björn Cecilia Disa Elin Elsa Emil Filippa Gustav Hedda Hugo Ida Jonas Josefin
      Karin Klara Lovisa Ludvig Malin Måns Nils Olle Pontus Rasmus Saga Signe Sixten Stina
      Tove Tuva Viktor Ylva Åsa Amina Daniel Farah Kian Leila Samir`),
    last: words(`
      Almqvist Bergdahl Björkman Dahlström Ekelund Engström Fagerberg Forsman Granath Hedlund
      Holmgren Kvist Lindahl Ljungberg Lövgren Malmsten Nordin Norling Palm Rosén Rydberg
      Sandell Sjölin Stenmark Strand Sundqvist Söderholm Tallberg Wallgren Wikander Åkerman
      Öberg Hosseini Karimi Yilmaz Haddad`),
    cities: words(`
      Stockholm Göteborg Malmö Uppsala Linköping Umeå Örebro Lund`),
  },
  NO: {
    first: words(`
      Astrid Eirik Frida Guro Håkon Ingrid Jorunn Kjersti Lars Marte Sindre Sunniva Torbjørn
      Vilde Øyvind`),
    last: words(`
      Aasen Bakke Eide Fjeld Haugen Hovland Kleven Lie Moen Nygård Solberg Tangen Vik Ødegård`),
    cities: words(`
      Oslo Bergen Trondheim`),
  },
  DK: {
    first: words(`
      Anders Asger Birgitte Freja Frederik Kirstine Laura Mads Maja Mikkel Rikke Signe Søren
      Thea Troels`),
    last: words(`
      Bech Dalgaard Frandsen Holm Juhl Kjær Krogh Lund Mørk Nørgaard Skov Toft Vestergaard
      Østergaard`),
    cities: words(`
      Köpenhamn Århus Odense`),
  },
  FI: {
    first: words(`
      Aino Antti Eero Elina Heidi Helmi Ilona Jari Juha Kaisa Mikko Oskari Sanna Tuomas Venla`),
    last: words(`
      Aalto Halonen Heikkinen Järvinen Karppinen Koskela Lehtonen Mattila Nieminen Peltola
      Rantala Saarinen Salo Tuominen`),
    cities: words(`
      Helsingfors Tammerfors Åbo`),
  },
};
