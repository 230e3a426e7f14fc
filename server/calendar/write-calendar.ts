import ICAL from 'ical.js';

// Writes calendars (RFC 5545) and invitations (RFC 5546). Times are in UTC: every program shows them in the time zone
// of its reader, also after a change of daylight saving, and nothing depends on the definition of a time zone.

export type CalendarEvent = {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  /** The time at which the entry was written, or last changed. */
  stamp: Date;
  isCancelled?: boolean;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  organizer?: Mailbox;
  attendee?: Mailbox;
};

type Mailbox = { name: string; address: string };

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const product = '-//Alpaca//Interviews//EN';

export function writeCalendar(method: Method, events: CalendarEvent[], name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', product);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  if (name) calendar.addPropertyWithValue('x-wr-calname', name);
  for (const event of events) calendar.addSubcomponent(toComponent(event));
  return `${calendar.toString()}\r\n`;
}

function toComponent(event: CalendarEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const { organizer, attendee } = event;
  component.addPropertyWithValue('uid', event.uid);
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('dtstamp', toUtc(event.stamp));
  component.addPropertyWithValue('dtstart', toUtc(event.start));
  component.addPropertyWithValue('dtend', toUtc(event.end));
  component.addPropertyWithValue('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  component.addPropertyWithValue('transp', 'OPAQUE');
  component.addPropertyWithValue('summary', onOneLine(event.summary));
  if (event.description)
    component.addPropertyWithValue('description', onFewLines(event.description));
  if (event.location) component.addPropertyWithValue('location', onOneLine(event.location));
  if (event.url) component.addPropertyWithValue('url', event.url);
  if (organizer) component.addProperty(toProperty('organizer', organizer));
  if (attendee) {
    const property = toProperty('attendee', attendee);
    property.setParameter('role', 'REQ-PARTICIPANT');
    // Attendees have agreed to the time, and no mailbox reads an answer.
    property.setParameter('partstat', 'ACCEPTED');
    property.setParameter('rsvp', 'FALSE');
    component.addProperty(property);
  }
  return component;
}

function toProperty(kind: string, { name, address }: Mailbox): ICAL.Property {
  const property = new ICAL.Property(kind);
  // A quote cannot be written in a parameter (RFC 5545, section 3.2).
  property.setParameter('cn', onOneLine(name).replaceAll('"', '’'));
  property.setValue(`mailto:${address}`);
  return property;
}

const toUtc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);

/** The library escapes only line feeds. Programs treat other line breaks as the end of a property. */
const onFewLines = (text: string) =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map(onOneLine)
    .join('\n');

const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
