/** Reads once at a time, and once more for what is told meanwhile: an answer may be older than that. */
export function oneReading() {
  let isOn = false;
  let isAsked = false;
  let isOver = false;
  return {
    begin() {
      isOver = false;
    },
    end() {
      isOver = true;
    },
    /** `read` answers whether there is more. `pause` comes after each reading, and is told why it has failed. */
    async ask(read: () => Promise<boolean>, pause: (failure?: unknown) => Promise<void>): Promise<void> {
      isAsked = true;
      if (isOn) return;
      isOn = true;
      while (isAsked && !isOver) {
        isAsked = false;
        try {
          if (await read()) isAsked = true;
          await pause();
        } catch (failure) {
          isAsked = true;
          await pause(failure);
        }
      }
      isOn = false;
    },
  };
}
