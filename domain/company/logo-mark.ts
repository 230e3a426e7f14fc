/** The alpaca's head in one colour, on a square of 40 units, with the eye in the colour of the ground. */
export const logoMark = {
  size: 40,
  path: 'M14 9c-2-4-1-7.5.5-9 2.5 1.5 3.5 5 3 8.5zM22.5 8.5c-.5-4 .8-7.2 2.7-8.3 1.7 2.2 1.6 6-.2 9zM10.5 40c-1.2-8-.8-14.5.7-20.5-3.4-1.3-4.5-5.6-2-8.2 0-3.6 3.8-5.6 6.9-4.1 2-2.7 6.7-2.4 8.2.8 3.5 0 5.5 3.7 3.7 6.6.9.9 1.4 2 1.3 3.2l5 1.6c2.5.8 3.5 3.3 2.6 5.4l-.8 1.8c-.9 1.9-3 2.5-4.9 2l-5.4-1c.4 4.4.2 8.5-.6 12.4z',
  eye: { x: 25.6, y: 18.6, radius: 1.7 },
} as const;
