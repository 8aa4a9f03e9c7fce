// Measuring, sight, ranges or threat: free at any time. The server measures; here stands what is switched on.

export class Tools {
  measuring = $state(false);
  seeing = $state(false);
  /** Ranges, or what they threaten. */
  ranging = $state(false);

  toggleMeasure(): void {
    this.measuring = !this.measuring;
    this.unmeasure();
  }

  toggleSight(): void {
    this.seeing = !this.seeing;
  }

  toggleRanges(): void {
    this.ranging = !this.ranging;
  }

  /** What was measured is not shown any more. */
  protected unmeasure(): void {}
}

/** `M`, `V`, `T` switch the tools. Says whether the key was one of them. */
export function toolKeys(event: KeyboardEvent, tools: Tools): boolean {
  if (event.repeat) return false;
  switch (event.key.toLowerCase()) {
    case 'm':
      tools.toggleMeasure();
      return true;
    case 'v':
      tools.toggleSight();
      return true;
    case 't':
      tools.toggleRanges();
      return true;
    default:
      return false;
  }
}
