// The rule drawer: any rule id on the page opens it.

let shown = $state<string | null>(null);

export const ruleDrawer = {
  get id(): string | null {
    return shown;
  },
};

export function openRule(id: string): void {
  shown = id;
}

export function closeRule(): void {
  shown = null;
}
