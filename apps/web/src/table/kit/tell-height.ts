/** Tells the parent, as a variable of its style, how high an element is: what sticks below it needs to know. */
export const tellHeightAs =
  (name: string) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    const parent = element?.parentElement;
    if (element === null || parent == null) return undefined;
    const sizes = new ResizeObserver(() => parent.style.setProperty(name, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      parent.style.removeProperty(name);
    };
  };

/** For the element at the upper edge of a page. */
export const tellHeight = tellHeightAs('--table-head');
